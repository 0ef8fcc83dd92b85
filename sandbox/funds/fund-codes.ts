import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Region } from '../../domain/region';
import { funds } from '../database/schema/funds';

/** The number of funds that one call may ask for; a code that several share brings all of them. */
const maxFundsPerCall = 60;

/** Tells whether a fund is a region's and has one of these codes, or of these codes of the asset manager's own; of many the first. */
export function hasOneOfCodes(region: Region, allCodes: readonly string[]): SQL | undefined {
  const codes = allCodes.slice(0, maxFundsPerCall);
  const own = sql<string>`${funds.localId} || '.' || ${funds.currency}`;
  return and(eq(funds.region, region), or(inArray(funds.code, [...codes]), inArray(own, [...codes])));
}
