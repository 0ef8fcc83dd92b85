import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { groupBy } from '../../domain/kernel/group-by';
import { fundDocuments, fundWeights } from '../database/schema/fund-records';

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
