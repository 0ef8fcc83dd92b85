import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { outflowFees } from '../../../application/orders/outflow-fees';
import { toText } from '../../../domain/money/decimal';
import { estimatedUnits } from '../../../domain/trading/simulation/estimated-units';
import { orderEvents } from '../../../sandbox/database/schema/orders';
import { decimal } from '../../builders/decimal';
import type { DeskVisit } from '../support/desk-visit';
import { placeOrder } from '../support/placed-orders';
import { fundOf, publish, runDeskAt, taiwanPlace } from '../support/priced-desk';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

const fundCode = 'TW0003';
const price = '20.3717';

const publishOn = async (date: string) =>
  publish(sandbox, { fundId: await fundOf(sandbox, fundCode), nav: price, date });

/** Lets the desk deal what was ordered, at the price that the estimate was by. */
async function deal(orderId: string) {
  await runDeskAt(sandbox, '2026-03-04T16:01:00');
  await publishOn('2026-03-04');
  await runDeskAt(sandbox, '2026-03-05T00:01:00');
  const dealt = and(eq(orderEvents.orderId, orderId), isNotNull(orderEvents.price));
  const [booked] = await sandbox.database.select().from(orderEvents).where(dealt);
  return booked;
}

async function asked(query: Record<'amount' | 'units' | 'isAmountChange', string>) {
  const search = String(new URLSearchParams({ fundCode, currency: 'TWD', ...query }));
  return (await desk.visitor.call('GET', `/util/unitCalculator?${search}`)).json<Record<string, string>>();
}

describe('estimates at the entry of an order', () => {
  test('[ORDQ-01, TRADE-43, API-79] a purchase is estimated at the units that the books have of it at the same price', async () => {
    await publishOn('2026-03-03');
    const amount = '12345';
    const estimated = estimatedUnits({ amount: decimal(amount), price: decimal(price), currency: 'TWD' });
    const told = await asked({ amount, units: '', isAmountChange: 'true' });
    expect(estimated && toText(estimated)).toBe(told['value']);
    const id = await placeOrder(sandbox, {
      ...taiwanPlace,
      fundId: await fundOf(sandbox, fundCode),
      kind: 'buy',
      amount,
      feePercent: '0.2',
    });
    expect((await deal(id))?.units).toBe(told['value']);
  });

  test('[ORDQ-03, TRADE-23, TRADE-110] a sale by amount is estimated at the money that the books have of it at the same price, of the server’s units for it, and never at more', async () => {
    await publishOn('2026-03-03');
    const amount = '5000';
    const units = estimatedUnits({ amount: decimal(amount), price: decimal(price), currency: 'TWD' });
    if (!units) throw new Error('the amount has no units');
    expect(toText(units)).toBe((await asked({ amount, units: '', isAmountChange: 'true' }))['value']);
    const told = await asked({ amount: '', units: toText(units), isAmountChange: 'false' });
    const { gross, net } = outflowFees({
      kind: 'redemption',
      units,
      value: decimal(told['exactValue'] ?? ''),
      currency: 'TWD',
      remittances: [],
    });
    expect([gross && toText(gross), net && toText(net)]).toEqual(['4999', '4999']);
    const id = await placeOrder(sandbox, {
      ...taiwanPlace,
      fundId: await fundOf(sandbox, fundCode),
      kind: 'redemption',
      units: toText(units),
      feePercent: '0',
    });
    expect((await deal(id))?.amount).toBe('4999');
  });
});
