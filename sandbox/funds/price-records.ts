import { and, asc, inArray, lte } from 'drizzle-orm';
import type { DatedNav } from '../../domain/funds/performance/performance';
import { priceRecord } from '../../domain/funds/prices/price-record';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { groupBy } from '../../domain/kernel/group-by';
import { navs } from '../database/schema/funds';

/** The prices of some funds up to a day, by the fund's number; what was published and is no price is left out. */
export async function loadPriceRecords(
  database: Database,
  fundIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, readonly DatedNav[]>> {
  const rows = await database
    .select({ fundId: navs.fundId, date: navs.date, nav: navs.nav })
    .from(navs)
    .where(and(inArray(navs.fundId, [...fundIds]), lte(navs.date, day)))
    .orderBy(asc(navs.fundId), asc(navs.date));
  const series = groupBy(rows, ({ fundId }) => fundId);
  return new Map(
    [...series].map(([fundId, prices]) => [
      fundId,
      priceRecord(prices.map(({ date, nav }) => ({ date, nav: decimal(nav) }))),
    ]),
  );
}
