import { DateTime } from 'luxon';
import { isIsoDate } from '../../calendar/iso-text';
import { lastDayOfYear, yearOf } from '../../calendar/years';
import { isNegative, isZero, subtract, type Decimal } from '../../money/decimal';
import { percentOf } from '../../money/percent-of';
import type { FigurePeriod } from './period-figures';

/** A fund's price on a date, `YYYY-MM-DD`. */
export type DatedNav = { readonly date: string; readonly nav: Decimal };

/** The age in months that a fund's first price must exceed before its performance may be shown [FUND-30]. */
export const trackRecordMonths = 6;

/** The days by which the price that a period starts from may precede its start: more than the longest closure, the Lunar New Year's. */
export const oldestBaseDays = 14;

const monthsOf: ReadonlyMap<string, number> = new Map([
  ['1M', 1],
  ['3M', 3],
  ['6M', 6],
  ['1Y', 12],
  ['2Y', 24],
  ['3Y', 36],
  ['5Y', 60],
]);

/**
 * The cumulative performance in percent, ten places, of the last NAV up to `asOf` over the last one up to the period's
 * start [FUND-31, PORT-46, OPEN-27]; undefined without one of that time (`isPriceOfStart`) or for a record of six months or
 * less. The list may be in any order: what is no date or no price above zero is passed over, and of two prices of one day
 * the one given last counts.
 */
export function performance(navs: readonly DatedNav[], period: FigurePeriod, asOf: string): Decimal | undefined {
  const first = firstOf(navs);
  if (first === undefined || !isPerformancePublished(first.date, asOf)) return undefined;
  return performanceFrom(navs, periodStart(period, first.date, asOf), asOf);
}

/** Returns the change in percent, ten places, from the price that counts at a start to the last one up to a day; undefined without either [FUND-31]. */
export function performanceFrom(navs: readonly DatedNav[], start: string, asOf: string): Decimal | undefined {
  const last = lastUpTo(navs, asOf);
  const base = lastUpTo(navs, start);
  if (!last || !base || !isPriceOfStart(base, start)) return undefined;
  return percentOf(subtract(last.nav, base.nav), base.nav);
}

/** Tells whether a price on or before a period's start is recent enough to be the one the period starts from [FUND-31]. */
export const isPriceOfStart = ({ date }: DatedNav, start: string): boolean =>
  date >= DateTime.fromISO(start, { zone: 'utc' }).minus({ days: oldestBaseDays }).toFormat('yyyy-MM-dd');

/** Returns true if a fund's performance may be shown: its first price is more than six months old [FUND-30]. */
export function isPerformancePublished(firstDate: string, asOf: string): boolean {
  return isIsoDate(firstDate) && isIsoDate(asOf) && firstDate < monthsBefore(asOf, trackRecordMonths);
}

/** The day a period starts on; the first price's for all there is, `''` for no period. */
export function periodStart(period: FigurePeriod, firstDate: string, asOf: string): string {
  if (period === 'ALL') return firstDate;
  if (period === 'YTD') return lastDayOfYear(yearOf(asOf) - 1);
  const months = monthsOf.get(period);
  return months === undefined ? '' : monthsBefore(asOf, months);
}

/** The same day so many months earlier, or the last one of a shorter month. */
export const monthsBefore = (date: string, months: number): string =>
  DateTime.fromISO(date, { zone: 'utc' }).minus({ months }).toFormat('yyyy-MM-dd');

// A list in order needs few looks at whether a line counts: from its start for the first, from its end for the last.
const firstOf = (navs: readonly DatedNav[]): DatedNav | undefined =>
  navs.reduce<DatedNav | undefined>(
    (best, nav) => ((best === undefined || nav.date < best.date) && isPrice(nav) ? nav : best),
    undefined,
  );

const lastUpTo = (navs: readonly DatedNav[], date: string): DatedNav | undefined =>
  navs.reduceRight<DatedNav | undefined>(
    (best, nav) => (nav.date <= date && (best === undefined || nav.date > best.date) && isPrice(nav) ? nav : best),
    undefined,
  );

/** Returns true if a line of a price feed is a price: on a real day, and above zero. */
export const isPrice = ({ date, nav }: DatedNav): boolean => isIsoDate(date) && !isNegative(nav) && !isZero(nav);
