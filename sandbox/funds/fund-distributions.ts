import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { groupBy } from '../../domain/kernel/group-by';
import type { Database } from '../database/database';
import { fundDistributions } from '../database/schema/fund-records';
import { navs } from '../database/schema/funds';

type PricedDistribution = typeof fundDistributions.$inferSelect & { readonly nav: string | null };

/** Loads the distributions of some funds, the newest first, each with the price that counted on its ex-date. */
export async function loadDistributions(
  database: Database,
  fundIds: number[],
): Promise<ReadonlyMap<number, readonly PricedDistribution[]>> {
  const price = database
    .select({ nav: navs.nav })
    .from(navs)
    .where(and(eq(navs.fundId, fundDistributions.fundId), lte(navs.date, fundDistributions.exDate), gt(navs.nav, '0')))
    .orderBy(desc(navs.date))
    .limit(1)
    .as('price');
  const rows = await database
    .select({ paid: fundDistributions, nav: price.nav })
    .from(fundDistributions)
    .leftJoinLateral(price, sql`true`)
    .where(inArray(fundDistributions.fundId, fundIds))
    .orderBy(desc(fundDistributions.exDate));
  return groupBy(
    rows.map(({ paid, nav }) => ({ ...paid, nav })),
    ({ fundId }) => fundId,
  );
}
