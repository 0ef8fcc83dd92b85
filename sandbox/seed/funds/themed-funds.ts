import { marketCalendar } from '../../../config/calendars/market-calendar';
import { isBusinessDay } from '../../../domain/calendar/calendar';
import type { DatedNav } from '../../../domain/funds/performance/performance';
import { minorUnitScale } from '../../../domain/money/currency';
import { scaled } from '../../../domain/money/decimal';
import type { ByRegion, Region } from '../../../domain/region';
import { daysBefore, monthEndsBefore, weekdaysBefore } from '../generation/days';
import { createRandom, type Random } from '../generation/random';
import { drawDeviations, fundPricePath, type PricePath } from './fund-price-history';
import { fundHouses, type FundTheme, fundThemes, shareClasses } from './fund-themes';
import { priceBehaviour, yearlyPayout } from '../../funds/price-behaviour';

/** A seeded fund, with its latest price as a whole number of `10^-scale`. */
export type SeedFund = {
  readonly id: number;
  readonly category: string;
  readonly currency: string;
  readonly latest: number;
  readonly scale: number;
  /** Since when it has had a price. */
  readonly launchDate: string;
  /** All its prices, also those before its launch; on record is only a part of them. */
  readonly path: PricePath;
};

/**
 * The theme of a fictional fund, and its prices on record, the oldest first: of most the end of the last month and the
 * last few days.
 */
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
/** The distributing funds that are on record as the first dozen are: three by the month, one by the quarter. */
const distributing: readonly number[] = [82, 85, 87, 409];
const recordDays = 400;
const recordMonths = 72;
const pathMonths = 180;
const shortRecord = 4;
/** More than there are days with a price, so that on another day everything but the days is the same. */
const steps = 500;

/** Where a region's funds are drawn from, so that no two regions' are alike, and how they are numbered. */
const starts: ByRegion<{ readonly movements: number; readonly levels: number; readonly firstId: number }> = {
  HK: { movements: 30, levels: 852, firstId: 1_000 },
  TW: { movements: 37, levels: 886, firstId: 5_000 },
};

/** A region's fictional funds: every house has every theme in every share class, and the classes of a fund move together. */
export function themedFunds(region: Region, day: string): readonly ThemedFund[] {
  const start = starts[region];
  const random = createRandom(start.movements);
  const levels = createRandom(start.levels);
  const dates = dealingDays(region, day);
  const made = shareClasses.flatMap((shareClass) =>
    fundHouses.flatMap((house) => fundThemes[region].map((theme) => ({ shareClass, house, theme }))),
  );
  const market = drawDeviations(random, steps);
  const own = Array.from({ length: fundHouses.length * fundThemes[region].length }, () =>
    drawDeviations(random, steps),
  );
  const recordFrom = dates.findIndex((date) => date > daysBefore(day, (recordMonths * 365) / 12));
  const after = (first: number) => [...dates.keys()].slice(first);
  const [monthEnd = day] = monthEndsBefore(day, 1);
  const lately = [...new Set([dates.findLastIndex((date) => date <= monthEnd), ...after(dates.length - shortRecord)])];
  return made.map((from, index) => {
    const strays = { market, own: own[index % own.length] ?? [] };
    const fund = priced(from, dates, { random: levels, ...strays });
    const isOnRecord = index < longRecords || distributing.includes(index);
    const places = isOnRecord ? after(recordFrom + ((index * 5) % 11)) : lately;
    const prices = places.map((place) => ({
      date: dates[place] ?? day,
      nav: scaled(BigInt(fund.path.digits[place] ?? 0), fund.scale),
    }));
    const id = start.firstId + index;
    const launched = isOnRecord ? prices[0]?.date : undefined;
    return { id, ...from, ...fund, prices, isOnRecord, launchDate: launched ?? launchDate(region, day, index) };
  });
}

type Made = Pick<ThemedFund, 'shareClass' | 'house' | 'theme'>;
type Strays = { readonly random: Random; readonly market: readonly number[]; readonly own: readonly number[] };

function priced({ theme, shareClass }: Made, dates: readonly string[], { random, market, own }: Strays) {
  const { category, currency } = theme;
  const isFine = theme.marketType === 'MM' || minorUnitScale(currency) === 0;
  const scale = isFine ? 4 : 2;
  const latest = random.between(800, 6_000) * 10 ** (scale - 2);
  const payout = shareClass.frequency === 'none' ? 0 : yearlyPayout(theme);
  const path = fundPricePath({ dates, latest, behaviour: priceBehaviour(theme), payout, market, own });
  return { category, currency, latest, scale, path };
}

/** The days with a price: the last one of each month, and of the last year every day the region's market was open. */
function dealingDays(region: Region, day: string): readonly string[] {
  const isOpen = (date: string): boolean => isBusinessDay(date, marketCalendar(region));
  const every = weekdaysBefore(day, recordDays).filter(isOpen);
  const ends = monthEndsBefore(day, pathMonths).map((end) => {
    const week = [0, 1, 2, 3, 4, 5, 6, 7].map((back) => daysBefore(end, back));
    return week.find(isOpen) ?? end;
  });
  return [...ends.filter((date) => date < (every[0] ?? day)), ...every];
}

/** Long ago, or lately for a young fund; on a day its market was open. */
function launchDate(region: Region, day: string, index: number): string {
  const length = isYoung(index) ? 30 + (index % 90) : 2_000 + ((index * 37) % 3_400);
  const week = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((later) => daysBefore(day, length - later));
  return week.find((date) => isBusinessDay(date, marketCalendar(region))) ?? daysBefore(day, length);
}
