import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { insertAll } from '../../database/insert-all';
import { movements, navs } from '../../database/schema/funds';
import { priceUpTo } from '../funds/fund-price-history';
import type { SeedFund } from '../funds/themed-funds';
import { decimalText } from '../generation/decimal-text';

/** Puts the prices at which the fictional clients bought and sold on record, also of funds that have no long one: the past of a holding has a value from its first day on. */
export async function seedHeldPrices(database: Database, held: readonly SeedFund[]): Promise<void> {
  const fundOf = new Map(held.map((fund) => [fund.id, fund]));
  const unpriced = await database
    .selectDistinct({ fundId: movements.fundId, date: movements.date })
    .from(movements)
    .leftJoin(navs, and(eq(navs.fundId, movements.fundId), eq(navs.date, movements.date)))
    .where(isNull(navs.fundId));
  const prices = unpriced.flatMap(({ fundId, date }) => {
    const fund = fundOf.get(fundId);
    const digits = fund && priceUpTo(fund.path, date);
    return fund && digits !== undefined ? [{ fundId, date, nav: decimalText(digits, fund.scale) }] : [];
  });
  await insertAll(database, navs, prices);
}
