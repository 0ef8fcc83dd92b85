import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { groupBy } from '../../domain/kernel/group-by';
import { fundDistributions, fundDocuments, fundWeights } from '../database/schema/fund-records';
import { navs } from '../database/schema/funds';

type ByFund<Part> = ReadonlyMap<number, readonly Part[]>;

/** The largest parts of some funds' assets first. */
export async function loadWeights(
  database: Database,
  fundIds: number[],
): Promise<ByFund<typeof fundWeights.$inferSelect>> {
  const rows = await database
    .select()
    .from(fundWeights)
    .where(inArray(fundWeights.fundId, fundIds))
    .orderBy(asc(fundWeights.position));
  return groupBy(rows, ({ fundId }) => fundId);
}

/** The papers of some funds. */
export async function loadDocuments(
  database: Database,
  fundIds: number[],
): Promise<ByFund<typeof fundDocuments.$inferSelect>> {
  const rows = await database.select().from(fundDocuments).where(inArray(fundDocuments.fundId, fundIds));
  return groupBy(rows, ({ fundId }) => fundId);
}

/** Loads the distributions of some funds, the newest first, each with the price that counted on its ex-date. */
export async function loadDistributions(
  database: Database,
  fundIds: number[],
): Promise<ByFund<typeof fundDistributions.$inferSelect & { readonly nav: string | null }>> {
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
