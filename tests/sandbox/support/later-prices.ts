import { inArray, sql } from 'drizzle-orm';
import { addMonths } from '../../../domain/calendar/months';
import type { Database } from '../../../sandbox/database/database';
import { navs } from '../../../sandbox/database/schema/funds';

/**
 * Gives every fund the price of 10 on the first of every sixth month for some years, since no order is placed at one that is older than a year; returns what takes them back.
 */
export async function insertLaterPrices(
  database: Database,
  { from, years }: { readonly from: string; readonly years: number },
): Promise<() => Promise<unknown>> {
  const days = Array.from({ length: 2 * years }, (_, index) => `${addMonths(from, 6 * (index + 1))}-01`);
  for (const day of days)
    await database.execute(sql`insert into navs (fund_id, date, nav) select id, ${day}::date, 10 from funds`);
  return () => database.delete(navs).where(inArray(navs.date, days));
}
