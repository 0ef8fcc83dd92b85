import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { preparedStatement } from '../../database/prepared-statement';
import { orderSerials } from '../../database/schema/orders';

/** The most orders that come at once; known beforehand, so that the plan of the statement is kept. */
const mostAtOnce = 1_000;

/** Draws as many serials for orders as are wanted, which no other order gets, whether they are used or not. */
export async function nextOrderSerials(database: Database, count: number): Promise<readonly number[]> {
  const rows = await serials(database).execute({ count });
  return rows.map(({ serial }) => serial);
}

const serials = preparedStatement((database) =>
  database
    .select({ serial: sql<number>`nextval(${orderSerials.seqName})::int` })
    .from(sql`generate_series(1, ${sql.raw(String(mostAtOnce))}) as drawn`)
    .limit(sql.placeholder('count'))
    .prepare('order_serials'),
);
