import { expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const sold = {
  type: 'R',
  fund: { name: { code: 'TW0001', value: '雲嶺台灣成長股票基金' } },
  transactionDate: '2026-01-15',
  amount: '5350',
  status: 'COMPLETED',
  units: '500',
  ePoints: null,
  chargeRate: '0.6',
  orderId: 'L0.1',
  currency: 'TWD',
  price: '10.7',
  priceCurrency: 'TWD',
  fee: null,
  reason: null,
  receivedAt: '2026-01-15T02:00:00Z',
  changedAt: '2026-01-23T02:00:00Z',
  next: null,
};
const received = {
  kind: 'received',
  at: '2026-01-15T02:00:00Z',
  dealingDate: null,
  price: null,
  units: null,
  cost: null,
  amount: null,
  shortTermFee: null,
  reason: null,
};
const deal = { price: '10.5', units: '500', cost: '5250', amount: '5250' };
const right = { price: '10.7', units: '500', cost: '5350', amount: '5350' };
const events = [
  received,
  { ...received, ...deal, kind: 'priced', at: '2026-01-15T16:00:00Z' },
  { ...received, kind: 'settled', at: '2026-01-22T08:00:00Z' },
  { ...received, ...right, kind: 'corrected', side: 'priced', at: '2026-01-23T02:00:00Z' },
];

const openHistory = async (told: readonly object[]) => {
  await portal.open({
    block: { region: 'TW', profile: 'standalone', languages: ['zh_TW'] },
    route: '/orders?tab=past',
    answer: ({ name }) =>
      ({ orderHistory: answer(200, [sold]), orderEvents: answer(200, { orderId: 'L0.1', events: told }) })[name],
  });
  (await portal.find('[data-testid=record-open]')).click();
};

it('[ORDQ-08, TRADE-91, TRADE-120] the history of an order whose price was corrected tells both prices, and what is paid in addition', async () => {
  await openHistory(events);
  await portal.find('[data-testid=record-events] li');
  expect(portal.textsOf('[data-testid=record-events] li').at(-1)).toBe(
    '淨值已更正2026/01/23 10:00更正前後的淨值：TWD 10.5 → TWD 10.7單位數乘以淨值：500 × 10.7 = TWD 5,350扣除費用：TWD 5,350 − TWD 33 = TWD 5,317另行匯出：TWD 99',
  );
});

it('[ORDQ-08, TRADE-91] a correction that doesn’t say of which side can’t be read, and can be asked for again', async () => {
  await openHistory([...events.slice(0, 3), { ...events[3], side: null }]);
  await portal.find('dialog [data-testid=retry-panel] button, dialog button', '再試一次');
});
