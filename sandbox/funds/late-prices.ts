import { count, sql } from 'drizzle-orm';
import { marketCalendar } from '../../config/calendars/market-calendar';
import { findLatePrices, type LatePrices } from '../../domain/funds/prices/late-prices';
import { type Region, regions } from '../../domain/region';
import { type ServerClock, today } from '../context/clock';
import type { Database } from '../database/database';
import { funds } from '../database/schema/funds';
import { marketClosures } from './dealing-calendar';
import { latestPrice } from './latest-price';

/** The prices of a region's funds that have not come. */
export type LateRegion = LatePrices & { readonly region: Region };

/** Loads the regions whose prices are late. */
export async function loadLateRegions(database: Database, clock: ServerClock): Promise<readonly LateRegion[]> {
  const latest = latestPrice(database, today(clock));
  const rows = await database
    .select({ region: funds.region, day: latest.date, funds: count() })
    .from(funds)
    .innerJoinLateral(latest, sql`true`)
    .groupBy(funds.region, latest.date);
  const late: LateRegion[] = [];
  for (const region of regions) {
    const calendar = marketCalendar(region, new Set(await marketClosures(database, region)));
    const found = findLatePrices(
      rows.filter((row) => row.region === region),
      { calendar, now: clock.now().toISOString() },
    );
    if (found) late.push({ region, ...found });
  }
  return late;
}
