import { compare, type Decimal, subtract, toText } from '../../money/decimal';
import { percentOf } from '../../money/percent-of';
import { type DatedNav, isPrice, isPriceOfStart, performanceFrom, periodStart } from '../performance/performance';
import type { Period } from '../performance/period';
import { type ReturnCourse, totalReturn } from '../performance/return-course';

/** A fund's prices as they are shown: one a day, the earliest first; what is no price is left out, and of two of one day the one given last counts [FUND-14]. */
export function priceRecord(navs: readonly DatedNav[]): readonly DatedNav[] {
  const byDate = new Map(navs.filter(isPrice).map((nav) => [nav.date, nav]));
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * The prices of a period up to a day, from the one that counts on its first day; those there are, where the record is
 * younger or has a gap there [FUND-14, FUND-31].
 */
export const pricesIn = (record: readonly DatedNav[], period: Period, asOf: string): readonly DatedNav[] =>
  pricesSince(record, periodStart(period, record[0]?.date ?? '', asOf), asOf);

/** The prices up to a day from the one that counts at a start, or from the first after it [FUND-14]. */
function pricesSince(record: readonly DatedNav[], start: string, asOf: string): readonly DatedNav[] {
  const known = record.filter(({ date }) => date <= asOf);
  const at = known.findLastIndex(({ date }) => date <= start);
  const base = known[at];
  return known.slice(base && !isPriceOfStart(base, start) ? at + 1 : Math.max(at, 0));
}

/** The growth of a fund on a day since the period's start, in percent. */
export type GrowthPoint = { readonly date: string; readonly percent: Decimal };

/** A course through a period, from 0 to its total return; none where no performance may be shown [FUND-13, FUND-30, FUND-31]. */
export function growthIn(course: ReturnCourse, period: Period, asOf: string): readonly GrowthPoint[] {
  if (totalReturn(course, period, asOf) === undefined) return [];
  return growthSince(course, periodStart(period, course.firstDate, asOf), asOf);
}

/** A course from a start to a day, from 0 on; none where no value counts at the start [FUND-13, FUND-24]. */
export function growthSince({ values }: ReturnCourse, start: string, asOf: string): readonly GrowthPoint[] {
  if (performanceFrom(values, start, asOf) === undefined) return [];
  const prices = pricesSince(values, start, asOf);
  const [base] = prices;
  return prices.flatMap(({ date, nav }) => {
    const percent = base && percentOf(subtract(nav, base.nav), base.nav);
    return percent === undefined ? [] : [{ date, percent }];
  });
}

/** The highest and the lowest of some prices, each on the day it was first reached; undefined for none. */
export function priceRange(
  prices: readonly DatedNav[],
): { readonly highest: DatedNav; readonly lowest: DatedNav } | undefined {
  const [first] = prices;
  if (first === undefined) return undefined;
  return prices.reduce(
    ({ highest, lowest }, price) => ({
      highest: compare(price.nav, highest.nav) > 0 ? price : highest,
      lowest: compare(price.nav, lowest.nav) < 0 ? price : lowest,
    }),
    { highest: first, lowest: first },
  );
}

/** A price beside the one before it: how far it moved, in percent; undefined for the first. */
export type PriceMove = DatedNav & { readonly percent: Decimal | undefined };

/** Each price of a record with its move [FUND-14]. */
export const priceMoves = (prices: readonly DatedNav[]): PriceMove[] =>
  prices.map(({ date, nav }, index) => ({ date, nav, percent: moveInPercent(nav, prices[index - 1]?.nav) }));

/** Returns the move of a price from the one before it, in percent; undefined where there is none before [FUND-14]. */
export const moveInPercent = (nav: Decimal, before: Decimal | undefined): Decimal | undefined =>
  before && percentOf(subtract(nav, before), before);

/**
 * Returns the number of decimal places that a fund's prices are shown with: as many as any of them needs, never fewer than are known to be
 * needed already, and two at least [FUND-14, HOLD-04].
 */
export const pricePlaces = (prices: readonly Pick<DatedNav, 'nav'>[], known = 2): number =>
  prices.reduce((places, { nav }) => Math.max(places, placesOf(nav)), Math.max(known, 2));

const placesOf = (nav: Decimal): number => (toText(nav).split('.')[1] ?? '').replace(/0{1,100}$/, '').length;

/** Returns the first of dated points in order, and the last of each month: enough for a table beside a chart. */
export function monthEnds<T extends { readonly date: string }>(points: readonly T[]): readonly T[] {
  return points.filter(({ date }, index) => index === 0 || date.slice(0, 7) !== points[index + 1]?.date.slice(0, 7));
}
