import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orderEvents, orders } from '../../../sandbox/database/schema/orders';
import { dealOrders } from '../../../sandbox/orders/deal-orders';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import type { DeskVisit } from '../support/desk-visit';
import { start } from '../support/settable-clock';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { faultsInBooks } from '../support/watched-books';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk(
  (begun) => {
    ({ sandbox, desk } = begun);
  },
  async (begun) => {
    sandbox.clock.set(start);
    await begun.desk.beginAnew();
  },
);

const eventsOf = (orderId: string) =>
  sandbox.database
    .select({ kind: orderEvents.kind, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.sequence));

const idsOf = async (oid: string): Promise<readonly string[]> =>
  (await sandbox.database.select({ id: orders.id }).from(orders).where(eq(orders.oid, oid))).map(({ id }) => id);

describe('a server’s clock that goes a little back', () => {
  test('[ORDQ-06, TRADE-90] lets an order be cancelled: the event is dated like the one before it', async () => {
    const [orderId = ''] = await idsOf(await desk.submitted('back'));
    const [received] = await eventsOf(orderId);
    sandbox.clock.advance(-10_000);
    const answer = await desk.visitor.call('POST', '/orders/cancel', {
      body: { orderId, vpin: 'trade5208' },
      headers: { 'idempotency-key': `cancel-order:${orderId}` },
    });
    expect([answer.statusCode, answer.json<{ cancelledAt: string }>().cancelledAt]).toEqual([
      200,
      received?.at.toISOString(),
    ]);
    expect((await eventsOf(orderId)).map(({ kind }) => kind)).toEqual(['received', 'cancelled']);
  });

  test('[TRADE-90, R24] stops no order of a fund from being dealt', async () => {
    const ids = await idsOf(await desk.submitted('dealt-late'));
    // A desk that was down over night accepts them in the morning, and the clock goes back before it deals them.
    sandbox.clock.set('2026-03-05T09:00:30+08:00');
    await dealOrders(sandbox, { until: new Date('2026-03-04T16:00:00+08:00') });
    sandbox.clock.set('2026-03-05T09:00:10+08:00');
    await runDealing(sandbox);
    for (const id of ids) expect((await eventsOf(id)).map(({ kind }) => kind)).toContain('priced');
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
  });

  test('[OPEN-11] ends sessions rather than letting them live on', async () => {
    expect((await desk.visitor.call('GET', '/deal/redemption')).statusCode).toBe(200);
    sandbox.clock.advance(-10 * 60_000);
    expect((await desk.visitor.call('GET', '/deal/redemption')).statusCode).toBe(401);
  });
});
