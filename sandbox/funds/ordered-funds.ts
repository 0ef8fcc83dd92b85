import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { bindGeneric } from '../database/query-plan';
import { preparedStatement } from '../database/prepared-statement';
import { funds } from '../database/schema/funds';

type FundRow = typeof funds.$inferSelect;

/** The funds that an order or a plan names: its own, and the target fund of a switch. */
type Named = { readonly fundId: number; readonly intoFundId: number | null };

/** The fund of an order or a plan, and that which a switch buys. */
export type OrderedFunds = { readonly fund: FundRow; readonly intoFund: FundRow | null };

/** The funds that orders or plans name, each read once: its row is wider than all that is mostly wanted of them. */
export async function orderedFunds(database: Database, all: readonly Named[]): Promise<(named: Named) => OrderedFunds> {
  const ids = [...new Set(all.flatMap(({ fundId, intoFundId }) => [fundId, intoFundId ?? fundId]))];
  const found = new Map((await fundsById(database).execute({ ids })).map((fund) => [fund.id, fund]));
  const fundOf = (id: number): FundRow => {
    const fund = found.get(id);
    if (!fund) throw new Error(`there is no fund ${String(id)}`);
    return fund;
  };
  return ({ fundId, intoFundId }) => ({
    fund: fundOf(fundId),
    intoFund: intoFundId === null ? null : fundOf(intoFundId),
  });
}

const fundsById = preparedStatement((database) =>
  database
    .select()
    .from(funds)
    .where(sql`${funds.id} = any(${bindGeneric('ids', 'int[]')}::int[])`)
    .prepare('funds_by_id'),
);
