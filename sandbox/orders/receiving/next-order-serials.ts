import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { preparedStatement } from '../../database/prepared-statement';
import { orderSerials } from '../../database/schema/orders';

/** The most orders that come at once; known beforehand, so that the plan of the statement is kept. */
const mostAtOnce = 1_000;

/** Draws as many serials for orders as are wanted, which no other order gets, whether they are used or not; never fewer. */
export async function nextOrderSerials(database: Database, count: number): Promise<readonly number[]> {
  const rows = await serials(database).execute({ count });
  if (rows.length < count)
    throw new Error(`${String(count)} serials of orders were wanted, ${String(rows.length)} drawn`);
  return rows.map(({ serial }) => serial);
}

/** Draws a serial for one order. */
export async function nextOrderSerial(database: Database): Promise<number> {
  const [serial] = await nextOrderSerials(database, 1);
  if (serial === undefined) throw new Error('no serial was drawn for an order');
  return serial;
}

const serials = preparedStatement((database) =>
  database
    .select({ serial: sql<number>`nextval(${orderSerials.seqName})::int` })
    .from(sql`generate_series(1, ${sql.raw(String(mostAtOnce))}) as drawn`)
    .limit(sql.placeholder('count'))
    .prepare('order_serials'),
);
