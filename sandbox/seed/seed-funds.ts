import type { DatedNav } from '../../domain/funds/performance';
import { minorUnitScale, parseCurrency } from '../../domain/money/currency';
import { toText } from '../../domain/money/decimal';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { funds } from '../database/schema/funds';
import { storeNavs } from '../import/store';
import { fictionalIsin } from './fictional-isin';
import { fundPriceHistory } from './fund-price-history';
import { fundHouses, type FundTheme, fundThemes, shareClasses, yearlyPayout } from './fund-themes';
import { insertAll } from './insert-all';
import { createRandom } from './random';
import { monthEndsBefore, weekdaysBefore } from './seed-days';

/** A seeded fund, with its latest price as a whole number of `10^-scale`. */
export type SeedFund = {
  readonly id: number;
  readonly category: string;
  readonly currency: string;
  readonly latest: number;
  readonly scale: number;
};

/** What a fictional fund was made from, and its prices, the oldest first. */
export type ThemedFund = SeedFund & {
  readonly theme: FundTheme;
  readonly house: (typeof fundHouses)[number];
  readonly shareClass: (typeof shareClasses)[number];
  readonly prices: readonly DatedNav[];
  /** Everything there is to know of it is on record. */
  readonly isOnRecord: boolean;
};

/** Every so many of the fictional funds is too young for its performance to be published [FUND-30]. */
export const isYoung = (index: number): boolean => index % 13 === 12;

const longRecords = 12;
/** Of the funds that pay out, those that are on record as the first dozen are: three by the month, one by the quarter. */
const distributing: readonly number[] = [82, 85, 87, 409];
const recordDays = 400;
const recordMonths = 72;
const shortRecordDays = 5;

/** Makes a region's fictional funds and their prices: a long record for the first dozen and some others, the end of the last month and a few days for the rest. */
export async function seedFunds(database: Database, region: Region, day: string): Promise<readonly ThemedFund[]> {
  const random = createRandom(region === 'HK' ? 852 : 886);
  const days = { long: weekdaysBefore(day, recordDays), short: weekdaysBefore(day, shortRecordDays) };
  const record = [...monthEndsBefore(day, recordMonths).filter((date) => date < (days.long[0] ?? '')), ...days.long];
  const shortRecord = [...monthEndsBefore(day, 1).filter((date) => date < (days.short[0] ?? '')), ...days.short];
  const draws: (readonly number[])[] = [];
  const made = madeFunds(region).map(({ row, ...from }, index): ThemedFund & { row: typeof row } => {
    const { id, category, currency, navPrecision: scale } = row;
    const first = random.between(8, 60) * 10 ** scale;
    const drawn = (index < longRecords ? days.long : days.short).map(() => random.between(-110, 118));
    draws.push(drawn);
    const latest = drawn.reduce((price, move) => price + Math.round((price * move) / 10_000), first);
    const isOnRecord = index < longRecords || distributing.includes(index);
    // The share classes of a fund move together; what one pays out, its price lacks.
    const original = isOnRecord ? index % (fundHouses.length * fundThemes[region].length) : index;
    const prices = fundPriceHistory(
      isOnRecord ? record.slice((index * 5) % 11) : shortRecord,
      {
        latest,
        scale,
        risk: from.theme.risk,
        moves: draws[original] ?? drawn,
        payout: from.shareClass.frequency === 'none' ? 0 : yearlyPayout[from.theme.marketType],
      },
      createRandom(original),
    );
    return { row, ...from, id, category, currency, latest, scale, prices, isOnRecord };
  });
  await insertAll(
    database,
    funds,
    made.map(({ row }) => row),
  );
  await storeNavs(
    database,
    made.flatMap(({ id, prices }) => prices.map(({ date, nav }) => ({ fundId: id, date, nav: toText(nav) }))),
  );
  return made;
}

/** Every house has every theme in every share class. */
function madeFunds(region: Region) {
  const first = region === 'HK' ? 1_000 : 5_000;
  return shareClasses
    .flatMap((shareClass) =>
      fundHouses.flatMap((house) => fundThemes[region].map((theme) => ({ shareClass, house, theme }))),
    )
    .map((from, index) => ({ ...from, row: fundRow(region, from, { id: first + index, number: index + 1 }) }));
}

function fundRow(
  region: Region,
  { shareClass, house, theme }: Pick<ThemedFund, 'shareClass' | 'house' | 'theme'>,
  { id, number }: { readonly id: number; readonly number: number },
) {
  const place = fundThemes[region].indexOf(theme);
  const known = parseCurrency(theme.currency);
  const name = { en_US: `${house.en} ${theme.en} ${shareClass.en}` };
  return {
    id,
    source: 'seed',
    region,
    code: `${region}${String(number).padStart(4, '0')}`,
    localId: `SEED${region}${String(number).padStart(5, '0')}`,
    isin: fictionalIsin(id),
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
    availSell: place % 9 !== 8,
    availBuy: place % 7 !== 6,
    statusNormal: place % 11 !== 10,
    isChinaFund: theme.currency === 'CNY',
  };
}
