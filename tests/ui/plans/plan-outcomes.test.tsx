import { expect, it } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import { type Extension, extensions } from '../../../contract/extensions';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const outcome = {
  refNo: 'RP000001',
  points: [
    { date: '2026-10-31', value: '3001.00', putIn: '3005.00' },
    { date: '2026-11-18', value: '5950.50', putIn: '6010.00' },
  ],
};

const open = (planOutcomes: TransportAnswer, without?: Extension) =>
  portal.open({
    block: { region: 'HK', profile: 'standalone', extensions: extensions.filter((name) => name !== without) },
    route: '/plans',
    language: 'en_US',
    answer: ({ name }) => (name === 'PlanOutcomes' ? planOutcomes : undefined),
  });

it('[PORT-46, RSP-09] a plan’s card says what was paid in, what that is worth, and shows the way month by month', async () => {
  await open(answer(200, { data: { planOutcomes: [outcome] } }));
  await portal.find('[data-testid=plan-outcome]');
  expect(portal.textsOf('[data-testid=plan-outcome] > *')).toEqual([
    'Paid in so farHKD 6,010.00',
    'Worth todayHKD 5,950.50',
    'Gain or lossHKD loss ▼ -59.50',
  ]);
  const months = portal
    .all<HTMLDetailsElement>('[data-testid=plan-card] details')
    .find(({ textContent }) => textContent.includes('Month by month'));
  if (!months) throw new Error('no months');
  months.open = true;
  await portal.find('[data-testid=plan-card] details td', '5,950.50');
  expect(months.textContent).toContain('as if none were sold');
});

it('[PORT-46, RSP-09, OPEN-65] the line of a plan says in which months it has a gap', async () => {
  const [first, last] = outcome.points;
  const gap = { date: '2026-10-31', value: null, putIn: '4500.00' };
  const points = [{ ...first, date: '2026-09-30' }, gap, last];
  await open(answer(200, { data: { planOutcomes: [{ ...outcome, points }] } }));
  await portal.find('[data-testid=plan-outcome]');
  const months = portal
    .all<HTMLDetailsElement>('[data-testid=plan-card] details')
    .find(({ textContent }) => textContent.includes('Month by month'));
  if (!months) throw new Error('no months');
  months.open = true;
  await portal.find(
    '[data-testid=plan-card] [data-testid=line-gap]',
    'The line has a gap on 31 Oct 2026: a fund price or an exchange rate is missing.',
  );
});

it('[PORT-46, RSP-09] the outcome of a plan says by which old price its units are valued, today and month by month', async () => {
  const [first, last] = outcome.points;
  const points = [first, { ...last, oldPriceDate: '2026-08-28' }];
  await open(answer(200, { data: { planOutcomes: [{ ...outcome, points }] } }));
  await portal.find('[data-testid=plan-outcome] small', 'Oldest price: 28 Aug 2026');
  const months = portal
    .all<HTMLDetailsElement>('[data-testid=plan-card] details')
    .find(({ textContent }) => textContent.includes('Month by month'));
  if (!months) throw new Error('no months');
  months.open = true;
  await portal.find(
    '[data-testid=plan-card] [data-testid=line-old-price]',
    'On 18 Nov 2026 the value includes a fund at its price of 28 Aug 2026: no newer price had been published.',
  );
  await portal.find('[data-testid=chart-legend] [data-line=old-price]', 'Value at an old price');
  expect(portal.textsOf('[data-testid=plan-card] details td small')).toEqual(['Oldest price: 28 Aug 2026']);
});

it('[OPEN-59, OPEN-92] plans are shown without their outcomes where those fail, and aren’t asked for without the extension', async () => {
  await open(answer(503, {}));
  await portal.find('[data-testid=plan-card]');
  expect(portal.all('[data-testid=plan-outcome]')).toEqual([]);
  await open(answer(200, { data: { planOutcomes: [outcome] } }), 'plan-outcomes');
  await portal.find('[data-testid=plan-card]');
  expect(portal.requests.filter(({ name }) => name === 'PlanOutcomes')).toEqual([]);
});
