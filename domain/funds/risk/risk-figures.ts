import { add, compare, type Decimal, multiply, scaled, subtract, zero } from '../../money/decimal';
import { percentOf } from '../../money/percent-of';
import { equalShare } from '../../money/rounding';
import { squareRoot } from '../../money/square-root';
import { monthEnds, pricesIn } from '../prices/price-record';
import { isPerformancePublished } from '../performance/performance';
import { type ReturnCourse, totalReturn } from '../performance/return-course';

/** The periods that risk is measured over: a shorter one says little [FUND-31]. */
export const riskPeriods = ['1Y', '3Y'] as const;

/** A period that risk is measured over. */
export type RiskPeriod = (typeof riskPeriods)[number];

/** The deepest fall of a fund's value from a day to a later one, in percent, zero at most. */
export type WorstFall = { readonly percent: Decimal; readonly from: string; readonly to: string };

const monthsOf = { '1Y': 12, '3Y': 36 } as const satisfies Record<RiskPeriod, number>;
const monthsOfYear = scaled(12n);
const places = 10;

/**
 * Returns the yearly volatility of a fund in percent: the standard deviation of the returns of the period's last whole
 * months, times the root of twelve; undefined where a month has no price above zero [FUND-13, FUND-31].
 */
export function volatility(course: ReturnCourse, period: RiskPeriod, asOf: string): Decimal | undefined {
  if (!isPerformancePublished(course.firstDate, asOf)) return undefined;
  const ends = monthEnds(course.values.filter(({ date }) => date.slice(0, 7) < asOf.slice(0, 7)));
  const values = ends.slice(-monthsOf[period] - 1);
  const [first] = values;
  if (!first || values.length <= monthsOf[period]) return undefined;
  if (values.some(({ date }, index) => monthNumber(date) !== monthNumber(first.date) + index)) return undefined;
  if (monthNumber(asOf) !== monthNumber(first.date) + values.length) return undefined;
  const returns: Decimal[] = [];
  let before = first.nav;
  for (const { nav } of values.slice(1)) {
    const change = percentOf(subtract(nav, before), before);
    if (change === undefined) return undefined;
    returns.push(change);
    before = nav;
  }
  const mean = meanOf(returns, returns.length);
  const squares = returns.map((figure) => square(subtract(figure, mean)));
  return squareRoot(multiply(meanOf(squares, returns.length - 1), monthsOfYear), places);
}

/**
 * Returns the worst fall of a fund within a period, by the first deepest one; undefined where the period's return is
 * [FUND-13, FUND-31].
 */
export function worstFall(course: ReturnCourse, period: RiskPeriod, asOf: string): WorstFall | undefined {
  const values = pricesIn(course.values, period, asOf);
  let [peak] = values;
  if (!peak || totalReturn(course, period, asOf) === undefined) return undefined;
  let worst: WorstFall = { percent: zero, from: peak.date, to: peak.date };
  for (const value of values) {
    if (compare(value.nav, peak.nav) >= 0) peak = value;
    const percent = percentOf(subtract(value.nav, peak.nav), peak.nav);
    if (percent && compare(percent, worst.percent) < 0) worst = { percent, from: peak.date, to: value.date };
  }
  return worst;
}

/** The months since the year nought, so that months that follow each other have numbers that do. */
const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

const sum = (figures: readonly Decimal[]): Decimal => figures.reduce(add, zero);

const square = (figure: Decimal): Decimal => multiply(figure, figure);

const meanOf = (figures: readonly Decimal[], count: number): Decimal =>
  equalShare(sum(figures), count, places * 2, 'half-even');
