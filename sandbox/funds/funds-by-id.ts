import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { forAnyValue } from '../database/kept-plan';
import { oncePerDatabase } from '../database/once-per-database';
import { funds } from '../database/schema/funds';

export type FundRow = typeof funds.$inferSelect;

/** The funds of some numbers, each read once: a row of theirs is wider than all that is mostly wanted of an order or a plan. */
export async function fundsById(
  database: Database,
  numbers: readonly (number | null)[],
): Promise<(id: number) => FundRow> {
  const ids = [...new Set(numbers)].filter((id) => id !== null);
  const found = new Map((await fundsOf(database).execute({ ids })).map((fund) => [fund.id, fund]));
  return (id) => {
    const fund = found.get(id);
    if (!fund) throw new Error(`there is no fund ${String(id)}`);
    return fund;
  };
}

const fundsOf = oncePerDatabase((database) =>
  database
    .select()
    .from(funds)
    .where(sql`${funds.id} = any(${forAnyValue('ids', 'int[]')}::int[])`)
    .prepare('funds_by_id'),
);
