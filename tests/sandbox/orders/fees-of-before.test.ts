import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderEvents, orders } from '../../../sandbox/database/schema/orders';
import { openTestDatabase } from '../support/test-database';

const migrations = join(import.meta.dirname, '../../../sandbox/database/migrations');
const statements = readFileSync(join(migrations, '0056_fees_as_fixed.sql'), 'utf8').split('--> statement-breakpoint');

test('[R24, TRADE-18, TRADE-111] orders from before keep the fees that their books have, rounded half-up, and can be changed no more than before', async () => {
  const open = await openTestDatabase();
  try {
    await open.prepare(() => Promise.resolve());
    const { database } = open;
    const run = (text: string) => database.execute(sql.raw(text));
    // The tables as they were, as far as fees go.
    await run('drop table orders, order_events cascade');
    await run('create table orders (id text, kind text, currency text, amount numeric, fee_percent numeric)');
    await run('create table order_events (order_id text, kind text, amount numeric)');
    for (const table of ['orders', 'order_events'])
      await run(
        `create trigger ${table}_are_kept before update on ${table} for each statement execute function refuse_change()`,
      );
    await run(`insert into orders values
      ('bought', 'buy', 'TWD', 75, 0.6), ('in cents', 'buy', 'USD', 333.33, 1.25),
      ('sold', 'redemption', 'JPY', null, 1.5), ('free', 'redemption', 'TWD', null, 0),
      ('switched', 'switch', 'TWD', null, null)`);
    await run(`insert into order_events values
      ('sold', 'received', null), ('sold', 'priced', 420), ('free', 'priced', 420), ('switched', 'priced', 420)`);
    for (const statement of statements) await run(statement);
    expect(await database.select({ id: orders.id, fee: orders.fee }).from(orders).orderBy(asc(orders.id))).toEqual([
      { id: 'bought', fee: '0' },
      { id: 'free', fee: null },
      { id: 'in cents', fee: '4.17' },
      { id: 'sold', fee: null },
      { id: 'switched', fee: null },
    ]);
    expect(
      await database
        .select({ id: orderEvents.orderId, fee: orderEvents.backEndFee })
        .from(orderEvents)
        .where(eq(orderEvents.kind, 'priced'))
        .orderBy(asc(orderEvents.orderId)),
    ).toEqual([
      { id: 'free', fee: null },
      { id: 'sold', fee: '6' },
      { id: 'switched', fee: null },
    ]);
    await expect(run('update orders set fee = 1')).rejects.toThrow();
  } finally {
    await open.close();
  }
});
