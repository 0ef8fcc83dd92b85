import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Region } from '../../domain/region';
import { funds } from '../database/schema/funds';

/** How many funds one call may bring. */
export const maxFundsPerCall = 60;

/** Whether a fund is a region's and has one of these codes, or of these codes of the asset manager's own. */
export function hasOneOfCodes(region: Region, codes: readonly string[]): SQL | undefined {
  const own = sql<string>`${funds.localId} || '.' || ${funds.currency}`;
  return and(eq(funds.region, region), or(inArray(funds.code, [...codes]), inArray(own, [...codes])));
}
