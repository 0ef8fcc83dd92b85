import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { calendars } from '../../../sandbox/database/schema/funds';
import { openOrders, orderEvents } from '../../../sandbox/database/schema/orders';
import { dealOrders } from '../../../sandbox/orders/deal-orders';
import { interceptStatements } from '../support/intercepted-statements';
import { receivedOrders } from '../support/received-orders';
import { rowsRead, statementsOf } from '../support/rows-read';
import { sharedSandbox } from '../support/shared-sandbox';
import { leaveBooks } from '../support/watched-books';

const shared = sharedSandbox();
const database = () => shared.sandbox.database;
const deal = () => dealOrders(shared.sandbox);
const at = (instant: string): void => shared.sandbox.clock.set(instant);

/** Orders received at the cut-off of other kinds, so that nothing else is due at theirs. */
const received = async (count: number): Promise<readonly string[]> => {
  at('2026-03-04T16:59:00+08:00');
  await deal();
  return receivedOrders(shared.sandbox, count);
};

beforeEach(async () => {
  await shared.sandbox.forget();
  // Orders without lists and bookings: what follows from them is of no interest here.
  leaveBooks(database());
});

const kindsOf = async (ids: readonly string[]): Promise<readonly string[]> => {
  const rows = await database()
    .select({ kind: orderEvents.kind })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...ids]));
  return rows.map(({ kind }) => kind);
};
const accepted = async (ids: readonly string[]): Promise<number> =>
  (await kindsOf(ids)).filter((kind) => kind === 'accepted').length;

const dueFrom = async (id = ''): Promise<string | null | undefined> => {
  const [row] = await database()
    .select({ at: sql<string | null>`to_json(due_from at time zone 'Asia/Hong_Kong') #>> '{}'` })
    .from(openOrders)
    .where(eq(openOrders.orderId, id));
  return row?.at;
};

test('[P14, TRADE-91] a round reads none of the orders that are open and not due, and all of them once they are', async () => {
  const ids = await received(300);
  await deal();
  expect(await dueFrom(ids[0])).toBe('2026-03-04T17:00:00');
  let read = 0;
  for (const statement of await statementsOf(deal))
    if (/^\s*(select|with|update)\b/i.test(statement.text))
      read += (await rowsRead(database(), statement)).get('order_events') ?? 0;
  expect(read).toBe(0);
  at('2026-03-04T17:00:00+08:00');
  await deal();
  expect(await accepted(ids)).toBe(300);
});

test('[P14, R19] orders of one fund and day are dealt some at a time, so that their accounts aren’t held for all', async () => {
  const ids = await received(250);
  at('2026-03-04T17:00:00+08:00');
  let held = 0;
  const stop = interceptStatements((_, text) => {
    if (/^select "id" from "orders"/.test(text)) held += 1;
    return undefined;
  });
  await deal();
  stop();
  expect([held, await accepted(ids)]).toEqual([3, 250]);
});

test('[R2, R28] a run that is being stopped ends between two transactions, and the next one goes on', async () => {
  const ids = await received(250);
  at('2026-03-04T17:00:00+08:00');
  const stopping = new AbortController();
  const stop = interceptStatements((_, text) => {
    if (/^select "id" from "orders"/.test(text)) stopping.abort();
    return undefined;
  });
  await dealOrders(shared.sandbox, { stopping: stopping.signal });
  stop();
  expect(await accepted(ids)).toBe(100);
  await deal();
  expect(await accepted(ids)).toBe(250);
});

test('[R23, R28] an order of an older server, which says nothing of when it is due, is looked at, and so is one after each event', async () => {
  const ids = await received(1);
  const [id = ''] = ids;
  expect(await dueFrom(id)).toBeNull();
  await deal();
  expect(await dueFrom(id)).toBe('2026-03-04T17:00:00');
  at('2026-03-04T17:00:00+08:00');
  await deal();
  expect(await dueFrom(id)).toBe('2026-03-05T00:00:00');
  // As any server writes it.
  await database()
    .insert(orderEvents)
    .values({ orderId: id, sequence: 2, kind: 'cancelled', at: new Date(), actor: 'client' });
  expect(await dueFrom(id)).toBeNull();
  await database().delete(openOrders).where(eq(openOrders.orderId, id));
});

test('[OPEN-32, TRADE-91] a closure told late puts an order off, and one withdrawn again brings it back within the hour', async () => {
  const ids = await received(1);
  await deal();
  const closure = { market: 'HK', date: '2026-03-04', name: 'a typhoon' };
  await database().insert(calendars).values(closure);
  at('2026-03-04T17:00:00+08:00');
  await deal();
  expect([await accepted(ids), await dueFrom(ids[0])]).toEqual([0, '2026-03-04T18:00:00']);
  await database().delete(calendars).where(eq(calendars.date, closure.date));
  at('2026-03-04T18:00:00+08:00');
  await deal();
  expect(await accepted(ids)).toBe(1);
});
