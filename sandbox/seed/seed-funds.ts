import type { Region } from '../../domain/region';
import { minorUnitScale, parseCurrency } from '../../domain/money/currency';
import { funds, navs } from '../database/schema/funds';
import type { Database } from '../database/database';
import { decimalText } from './decimal-text';
import { fictionalIsin } from './fictional-isin';
import { fundHouses, fundThemes, shareClasses } from './fund-themes';
import { insertAll } from './insert-all';
import { createRandom } from './random';
import { weekdaysBefore } from './seed-days';

/** A seeded fund, with its latest price as a whole number of `10^-scale`. */
export type SeedFund = {
  readonly id: number;
  readonly category: string;
  readonly currency: string;
  readonly latest: number;
  readonly scale: number;
};

const longRecords = 12;
const recordDays = 400;
const shortRecordDays = 5;

/** Makes a region's fictional funds and their prices: a long record for the first dozen, a few days for the rest. */
export async function seedFunds(database: Database, region: Region, day: string): Promise<readonly SeedFund[]> {
  const random = createRandom(region === 'HK' ? 852 : 886);
  const rows = fundRows(region);
  await insertAll(database, funds, rows);
  const seeded: SeedFund[] = [];
  const prices: (typeof navs.$inferInsert)[] = [];
  for (const [index, row] of rows.entries()) {
    const scale = row.navPrecision;
    let price = random.between(8, 60) * 10 ** scale;
    for (const date of weekdaysBefore(day, index < longRecords ? recordDays : shortRecordDays)) {
      price += Math.round((price * random.between(-110, 118)) / 10_000);
      prices.push({ fundId: row.id, date, nav: decimalText(price, scale) });
    }
    seeded.push({ id: row.id, category: row.category, currency: row.currency, latest: price, scale });
  }
  await insertAll(database, navs, prices);
  return seeded;
}

function fundRows(region: Region) {
  const themes = fundThemes[region];
  const first = region === 'HK' ? 1_000 : 5_000;
  return shareClasses.flatMap((shareClass, classIndex) =>
    fundHouses.flatMap((house, houseIndex) =>
      themes.map((theme, themeIndex) => {
        const number = classIndex * fundHouses.length * themes.length + houseIndex * themes.length + themeIndex;
        const known = parseCurrency(theme.currency);
        const name = { en_US: `${house.en} ${theme.en} ${shareClass.en}` };
        return {
          id: first + number,
          source: 'seed',
          region,
          code: `${region}${String(number + 1).padStart(4, '0')}`,
          localId: `SEED${region}${String(number + 1).padStart(5, '0')}`,
          isin: fictionalIsin(first + number),
          names:
            region === 'HK'
              ? { ...name, zh_HK: `${house.zh}${theme.hk}基金 ${shareClass.hk}` }
              : { ...name, zh_TW: `${house.zh}${theme.tw}基金 ${shareClass.tw}` },
          category: theme.category,
          marketType: theme.marketType,
          baseCurrency: theme.currency,
          currency: theme.currency,
          riskRating: theme.risk,
          navPrecision: known !== undefined && minorUnitScale(known) === 0 ? 4 : 2,
          availSell: themeIndex % 9 !== 8,
          availBuy: themeIndex % 7 !== 6,
          statusNormal: themeIndex % 11 !== 10,
          isChinaFund: theme.currency === 'CNY',
        };
      }),
    ),
  );
}
