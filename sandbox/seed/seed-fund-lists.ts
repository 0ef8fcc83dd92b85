import { type Region, regions } from '../../domain/region';
import type { Database } from '../database/database';
import { promotedFunds, publishedPerformance, recentViews } from '../database/schema/fund-lists';
import { reckonedPerformance } from '../funds/reckoned-performance';
import { decimalText } from './decimal-text';
import { demoClients } from './demo-clients';
import { damped } from './fund-price-history';
import type { FundTheme } from './fund-themes';
import { insertAll } from './insert-all';
import { createRandom, type Random } from './random';
import { daysBefore } from './seed-days';
import { isYoung, type ThemedFund } from './seed-funds';

type SeedFunds = Readonly<Record<Region, readonly ThemedFund[]>>;

const promoted = [2, 5, 7, 0, 12];
/** One of them pays out. */
const viewed = [4, 85, 1];

/** Gives the fictional funds their published performance, promotes some, and lets everybody who holds funds have looked at three. */
export async function seedFundLists(database: Database, day: string, fundsOf: SeedFunds): Promise<void> {
  const random = createRandom(31);
  for (const region of regions) {
    const rows = fundsOf[region]
      .filter((_, index) => !isYoung(index))
      .map(({ id, theme, prices, isOnRecord }) => {
        const madeUp = { ...figures(random, theme.risk), effectiveDate: prices.at(-1)?.date ?? day };
        return { fundId: id, ...((isOnRecord && reckonedPerformance(prices)) || madeUp) };
      });
    await insertAll(database, publishedPerformance, rows);
    const first = promoted.flatMap((index, place) => {
      const fund = fundsOf[region][index];
      return fund ? [{ region, position: place + 1, fundId: fund.id }] : [];
    });
    await database.insert(promotedFunds).values(first);
  }
  await seedViews(database, day, fundsOf);
}

function figures(random: Random, risk: FundTheme['risk']) {
  const percent = (least: number, most: number) =>
    decimalText(Math.round(damped(random.between(least, most), risk)), 2);
  return {
    oneMonth: percent(-420, 510),
    threeMonth: percent(-800, 1_150),
    sixMonth: percent(-1_100, 1_600),
    oneYear: percent(-1_400, 2_700),
    twoYear: percent(-1_200, 3_900),
    threeYear: percent(-900, 5_200),
    fiveYear: percent(-600, 8_400),
    yearToDate: percent(-1_000, 1_900),
    sinceStart: percent(-300, 14_000),
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
