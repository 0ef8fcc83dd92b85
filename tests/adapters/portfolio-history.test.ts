import { describe, expect, it } from 'vitest';
import { GraphqlPortfolioHistory } from '../../adapters/graphql/performance/graphql-portfolio-history';
import { decimal } from '../builders/decimal';
import { answer, offline, ScriptedTransport } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

const bridge = {
  first: '2026-02-05',
  last: '2026-03-04',
  opening: '100.00',
  paidIn: '50.00',
  paidOut: '20.00',
  price: '3.00',
  currency: '-1.00',
  distributions: '2.00',
  fees: '0.50',
  unexplained: '0',
  closing: '133.50',
};

const history = {
  currency: 'HKD',
  since: '2024-01-02',
  points: [
    { date: '2026-02-04', value: '100.00', putIn: null },
    { date: '2026-03-04', value: '133.50', putIn: '120.00' },
  ],
  payments: [
    { date: '2026-02-10', first: null, kind: 'top-up', amount: '30.00', orderNo: null },
    { date: '2026-02-11', amount: '-1.00', kind: 'a kind of tomorrow' },
  ],
  worth: {
    total: '133.50',
    funds: '100.00',
    cash: '30.00',
    inTransit: '3.50',
    ordersInTransit: [{ orderId: 'O1', kind: 'switch', fundCode: 'HK0001', fundName: 'Blue Heron', value: '3.50' }],
    openOrders: 1,
    unvalued: 0,
  },
  bridge,
  sinceVisit: null,
  latest: bridge,
  timeWeightedReturn: '2.5000000000',
  moneyWeightedReturn: null,
  realisedGain: '1.00',
  unrealisedGain: null,
};

const query = { currency: 'HKD', period: '1M', visitedOn: undefined } as const;

function serving(portfolioHistory: unknown) {
  const transport = new ScriptedTransport(() => answer(200, { data: { portfolioHistory } }));
  return { transport, port: new GraphqlPortfolioHistory(adapterSetup('HK', transport).graphql, true) };
}

describe('the portfolio’s history over GraphQL', () => {
  it('[PORT-46] reads figures exactly, and what isn’t known as undefined', async () => {
    const { transport, port } = serving(history);
    expect(await port.report(query)).toMatchObject({
      ok: true,
      value: {
        since: '2024-01-02',
        points: [{ value: decimal('100.00'), putIn: undefined }, { putIn: decimal('120.00') }],
        payments: [
          { date: '2026-02-10', first: undefined, kind: 'top-up', amount: decimal('30.00'), orderNo: undefined },
          { date: '2026-02-11', kind: undefined, amount: decimal('-1.00') },
        ],
        worth: {
          cash: decimal('30.00'),
          ordersInTransit: [{ orderId: 'O1', fund: { code: 'HK0001', name: 'Blue Heron' }, value: decimal('3.50') }],
        },
        bridge: { first: '2026-02-05', fees: decimal('0.50'), closing: decimal('133.50') },
        contributions: [],
        dealsSinceVisit: [],
        sinceVisit: undefined,
        moneyWeightedReturn: undefined,
        noMoneyWeightedReturn: undefined,
      },
    });
    expect(transport.last.body).toContain(
      '"variables":{"currency":"HKD","period":"1M","visitedOn":null,"holdings":null,"benchmark":null}',
    );
  });

  it('[PORT-46] reads each fund’s part in the gain, the orders since a visit, and why there is no money-weighted return', async () => {
    const figures = { price: '3.00', currency: '-1.00', distributions: '2.00', fees: '0.50', gain: '3.50' };
    const named = { fundCode: 'HK0001', fundName: 'Blue Heron' };
    const deal = { orderId: 'O1', orderNo: '618-033-991', kind: 'buy', date: '2026-02-10' };
    const { port } = serving({
      ...history,
      contributions: [{ ...named, ...figures }],
      dealsSinceVisit: [{ ...deal, ...named, amount: null }],
      noMoneyWeightedReturn: 'ambiguous',
    });
    const fund = { code: 'HK0001', name: 'Blue Heron' };
    expect(await port.report(query)).toMatchObject({
      ok: true,
      value: {
        contributions: [{ fund, gain: decimal('3.50'), fees: decimal('0.50') }],
        dealsSinceVisit: [{ ...deal, fund, amount: undefined }],
        noMoneyWeightedReturn: 'ambiguous',
      },
    });
    const halfTold = { ...history, contributions: [{ ...named, ...figures, gain: null }] };
    expect(await serving(halfTold).port.report(query)).toEqual({ ok: false, error: { kind: 'malformed' } });
  });

  it('[PORT-46, ENT-29] asks for a benchmark by the fund’s own code where it has one, or by a deposit’s rate', async () => {
    const { transport, port } = serving({ ...history, benchmark: ['1.50', null] });
    const query = { currency: 'HKD', period: '1M', visitedOn: undefined } as const;
    const fund = { code: 'F1', jfFundCode: 'J1', baseCurrency: 'USD' };
    const compared = await port.report({ ...query, benchmark: { kind: 'fund', fund } });
    expect(compared.ok && compared.value?.benchmark).toEqual([decimal('1.50'), undefined]);
    expect(transport.last.body).toContain('"benchmark":{"fundCode":"J1","currency":"USD"}');
    await port.report({ ...query, benchmark: { kind: 'deposit', yearlyPercent: decimal('2.50') } });
    expect(transport.last.body).toContain('"benchmark":{"depositRate":"2.50"}');
  });

  it.each([
    ['a bridge without one of its figures', { ...history, bridge: { ...bridge, price: null } }],
    ['a total that is no figure', { ...history, worth: { ...history.worth, total: '1e3' } }],
    ['no history at all', null],
  ])('[PORT-46, OPEN-65] takes %s for malformed', async (_, found) => {
    expect(await serving(found).port.report(query)).toEqual({ ok: false, error: { kind: 'malformed' } });
  });

  it('[OPEN-59] asks nothing of a server without it, and fails by itself where the server doesn’t answer', async () => {
    const transport = new ScriptedTransport(() => offline);
    const { graphql } = adapterSetup('HK', transport);
    expect(await new GraphqlPortfolioHistory(graphql, false).report(query)).toEqual({ ok: true, value: undefined });
    expect(transport.requests).toHaveLength(0);
    expect(await new GraphqlPortfolioHistory(graphql, true).report(query)).toMatchObject({ ok: false });
  });
});
