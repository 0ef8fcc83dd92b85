import { inArray } from 'drizzle-orm';
import { periodStart } from '../../../domain/funds/performance/performance';
import type { FigurePeriod } from '../../../domain/funds/performance/period-figures';
import { type Region, regions } from '../../../domain/region';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { insertAll } from '../../database/insert-all';
import {
  outdatedPerformance,
  promotedFunds,
  publishedPerformance,
  recentViews,
} from '../../database/schema/fund-lists';
import { demoClients } from '../../demonstration/demo-clients';
import { calculatedPerformance } from '../../funds/calculated-performance';
import { publishPerformance } from '../../funds/publish-performance';
import { yearlyPayout } from '../../funds/price-behaviour';
import { plannedDistributions } from './planned-distributions';
import { daysBefore } from '../generation/days';
import { decimalText } from '../generation/decimal-text';
import { priceUpTo, reinvestedPath } from './fund-price-history';
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

/** Leaves the published performance as it was drawn, and publishes that of the other funds by their prices. */
export async function seedYoungPerformance(database: Database, day: string): Promise<void> {
  const published = database.select({ fundId: publishedPerformance.fundId }).from(publishedPerformance);
  await database.delete(outdatedPerformance).where(inArray(outdatedPerformance.fundId, published));
  await publishPerformance(database, day);
}

/** A fund's figures: by what is on record, and by all it ever had for a period of whose start nothing is on record. */
function publishedOf(fund: ThemedFund, day: string) {
  const ofAll = figuresOf(fund, fund.path.dates.at(-1) ?? day);
  const ofRecord = fund.isOnRecord ? calculatedPerformance(recordOf(fund)) : undefined;
  const known = Object.entries(ofRecord ?? {}).filter(([, figure]) => figure !== null);
  return { ...ofAll, ...Object.fromEntries(known) };
}

const recordOf = (fund: ThemedFund) => ({
  record: fund.prices,
  currency: fund.currency,
  distributionFrequency: fund.shareClass.frequency,
  distributions: plannedDistributions(fund).map((planned) => ({ ...planned, amount: decimal(planned.amount) })),
});

/** The total return by all the prices that a fund ever had, of which months long ago have but their last. */
function figuresOf(fund: ThemedFund, effectiveDate: string) {
  const { launchDate } = fund;
  const path = reinvestedPath(fund.path, { yearly: yearlyPayout(fund.theme), frequency: fund.shareClass.frequency });
  const latest = path.digits.at(-1) ?? fund.latest;
  const since = (start: string): string => {
    const base = priceUpTo(path, start) ?? latest;
    return decimalText(Math.round(((latest - base) * 10_000) / base), 2);
  };
  const ago = (period: FigurePeriod): string => periodStart(period, launchDate, effectiveDate);
  return {
    oneMonth: since(ago('1M')),
    threeMonth: since(ago('3M')),
    sixMonth: since(ago('6M')),
    oneYear: since(ago('1Y')),
    twoYear: since(ago('2Y')),
    threeYear: since(ago('3Y')),
    fiveYear: since(ago('5Y')),
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
