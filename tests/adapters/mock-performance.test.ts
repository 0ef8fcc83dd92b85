import { expect, test } from 'vitest';
import { signedInMock } from './support/signed-in-mock';

const past = (name: string, first: string, sinceVisit: string | null = null) => ({
  data: {
    portfolioHistory: {
      points: [{ date: first }, { date: '2026-11-20' }],
      bridge: { first, opening: name },
      sinceVisit: sinceVisit === null ? null : { first: sinceVisit, opening: name },
      dealsSinceVisit: [{ orderId: name }],
      benchmark: null,
    },
  },
});

const gains = (year: number) => ({ data: { gainsAndIncome: { year } } });

const holding = { accountNumber: '1', fundCode: 'A', currency: 'HKD' };
const other = { accountNumber: '2', fundCode: 'B', currency: 'USD', paymentType: 'ON_TWD' };

const recorded: Readonly<Record<string, object>> = {
  PortfolioHistory: past('usual', '2025-11-21', '2026-11-17'),
  'PortfolioHistory.1M': past('month', '2026-10-21', '2026-11-17'),
  'PortfolioHistory.USD.1M': past('dollars', '2026-10-21', '2026-11-17'),
  'PortfolioHistory.1/A/HKD': past('holding', '2025-11-21', '2026-11-17'),
  'PortfolioHistory.1/A/HKD+2/B/USD/ON_TWD.1M': past('both', '2026-10-21', '2026-11-17'),
  GainsAndIncome: gains(2026),
  'GainsAndIncome.USD.2025': gains(2025),
  PlanOutcomes: { data: { planOutcomes: [] } },
};

const usual = { currency: 'HKD', period: '1Y', visitedOn: '2026-11-17' };

/** Asks for a past, and returns its figures by the recording that they come from; the status where there is none. */
async function askPast(variables: object) {
  const { status, body } = await signedInMock('HK', recorded)('PortfolioHistory', {
    body: JSON.stringify({ variables: { ...usual, ...variables } }),
  });
  const { data } = body as Partial<ReturnType<typeof past>>;
  return data?.portfolioHistory ?? status;
}

test.each([
  ['the period that the home begins with', {}, 'usual'],
  ['another period', { period: '1M' }, 'month'],
  ['another currency and period', { currency: 'USD', period: '1M' }, 'dollars'],
  ['a holding alone', { holdings: [holding] }, 'holding'],
  ['several holdings, whichever comes first', { holdings: [other, holding], period: '1M' }, 'both'],
])('[PORT-46, MOCK-04] the mock’s past is the one recorded for %s', async (_, variables, name) => {
  expect(await askPast(variables)).toMatchObject({ bridge: { opening: name } });
});

test('[PORT-46, MOCK-04] the mock has no past of what isn’t recorded', async () => {
  expect(await askPast({ currency: 'EUR' })).toBe(404);
  expect(await askPast({ holdings: [other] })).toBe(404);
});

test('[PORT-46, MOCK-04] the mock tells what happened since the recorded visit, and since where a recorded period begins', async () => {
  const since = (visitedOn: string | null) => askPast({ visitedOn });
  expect(await since('2026-11-17')).toMatchObject({
    sinceVisit: { first: '2026-11-17' },
    dealsSinceVisit: [{ orderId: 'usual' }],
  });
  expect(await since('2026-10-21')).toMatchObject({
    sinceVisit: { first: '2026-10-21', opening: 'month' },
    dealsSinceVisit: [],
  });
  for (const unknown of ['2026-11-01', null])
    expect(await since(unknown)).toMatchObject({ sinceVisit: null, dealsSinceVisit: [] });
});

test('[PORT-46, MOCK-04] the mock knows no benchmark on any of the days', async () => {
  expect(await askPast({ benchmark: { depositRate: '3' } })).toMatchObject({ benchmark: [null, null] });
  expect(await askPast({ benchmark: null })).toMatchObject({ benchmark: null });
});

test('[PORT-46, MOCK-04] the mock’s gains are those of a recorded year and currency', async () => {
  const ask = async (variables: object) => {
    const body = JSON.stringify({ variables });
    const answer = await signedInMock('HK', recorded)('GainsAndIncome', { body });
    return answer.status === 200 ? answer.body : answer.status;
  };
  expect(await ask({ currency: 'HKD', year: null })).toEqual(gains(2026));
  expect(await ask({ currency: 'USD', year: 2025 })).toEqual(gains(2025));
  expect(await ask({ currency: 'HKD', year: 1999 })).toBe(404);
});

test('[PORT-46, RSP-09, MOCK-04] the mock’s outcomes of plans are those recorded in the currency', async () => {
  const ask = async (currency: string) => {
    const body = JSON.stringify({ variables: { currency } });
    return (await signedInMock('HK', recorded)('PlanOutcomes', { body })).status;
  };
  expect([await ask('HKD'), await ask('EUR')]).toEqual([200, 404]);
});
