import { periodStart } from '../../../domain/funds/performance/performance';
import type { Period } from '../../../domain/funds/performance/period';
import { type Region, regions } from '../../../domain/region';
import type { Database } from '../../database/database';
import { insertAll } from '../../database/insert-all';
import { promotedFunds, publishedPerformance, recentViews } from '../../database/schema/fund-lists';
import { demoClients } from '../../demonstration/demo-clients';
import { calculatedPerformance } from '../../funds/calculated-performance';
import { daysBefore } from '../generation/days';
import { decimalText } from '../generation/decimal-text';
import { priceUpTo } from './fund-price-history';
import { isYoung, type ThemedFund } from './themed-funds';

type SeedFunds = Readonly<Record<Region, readonly ThemedFund[]>>;

const promoted = [2, 5, 7, 0, 12];
/** One of them pays out. */
const viewed = [4, 85, 1];

/** Gives the fictional funds their published performance, promotes some, and lets everybody who holds funds have looked at three. */
export async function seedFundLists(database: Database, day: string, fundsOf: SeedFunds): Promise<void> {
  for (const region of regions) {
    const rows = fundsOf[region]
      .filter((_, index) => !isYoung(index))
      .map((fund) => ({ fundId: fund.id, ...publishedOf(fund, day) }));
    await insertAll(database, publishedPerformance, rows);
    const first = promoted.flatMap((index, place) => {
      const fund = fundsOf[region][index];
      return fund ? [{ region, position: place + 1, fundId: fund.id }] : [];
    });
    await database.insert(promotedFunds).values(first);
  }
  await seedViews(database, day, fundsOf);
}

/** A fund's figures: by its prices on record, and by all it ever had for a period of whose start no price is on record. */
function publishedOf(fund: ThemedFund, day: string) {
  const ofAll = figuresOf(fund, fund.path.dates.at(-1) ?? day);
  const ofRecord = fund.isOnRecord ? calculatedPerformance(fund.prices) : undefined;
  const known = Object.entries(ofRecord ?? {}).filter(([, figure]) => figure !== null);
  return { ...ofAll, ...Object.fromEntries(known) };
}

/** The figures by all the prices that a fund ever had, of which months long ago have but their last. */
function figuresOf({ path, latest, launchDate }: ThemedFund, effectiveDate: string) {
  const since = (start: string): string => {
    const base = priceUpTo(path, start) ?? latest;
    return decimalText(Math.round(((latest - base) * 10_000) / base), 2);
  };
  const ago = (period: Period): string => periodStart(period, launchDate, effectiveDate);
  const yearAgo = ago('1Y');
  const twoYearsAgo = periodStart('1Y', launchDate, yearAgo);
  return {
    oneMonth: since(ago('1M')),
    threeMonth: since(ago('3M')),
    sixMonth: since(ago('6M')),
    oneYear: since(yearAgo),
    twoYear: since(twoYearsAgo),
    threeYear: since(ago('3Y')),
    fiveYear: since(periodStart('3Y', launchDate, twoYearsAgo)),
    yearToDate: since(ago('YTD')),
    sinceStart: since(launchDate),
    effectiveDate,
  };
}

async function seedViews(database: Database, day: string, fundsOf: SeedFunds): Promise<void> {
  const rows = demoClients
    .filter(({ holdings }) => holdings !== 'none')
    .flatMap(({ id, region }) =>
      viewed.flatMap((index, place) => {
        const fund = fundsOf[region][index];
        const viewedAt = new Date(`${daysBefore(day, place + 1)}T09:00:00+08:00`);
        return fund ? [{ clientId: id, fundId: fund.id, viewedAt }] : [];
      }),
    );
  await insertAll(database, recentViews, rows);
}
