import { daysBetween } from '../calendar/day-length';
import type { DayRange } from '../calendar/day-range';
import { type Decimal, isNegative, isZero } from '../money/decimal';
import type { ValuePoint } from './value-line';

/** The points and payments of a period, each the earliest first, which tell when a client's money was here. */
export type MoneyDates = {
  readonly points: readonly ValuePoint[];
  /** Money that was paid in or, below zero, out; of several days together it has a first one. */
  readonly payments: readonly {
    readonly date: string;
    readonly first?: string | undefined;
    readonly amount?: Decimal | undefined;
  }[];
};

/**
 * Returns the number of days of a period on which money was at work: none before the first payment of a period that
 * opens without money, and none from the day on which all of it left until more came; undefined without any point.
 */
export function daysAtWork(dates: MoneyDates): number | undefined {
  const first = dates.points.at(0)?.date;
  const last = dates.points.at(-1)?.date;
  if (first === undefined || last === undefined) return undefined;
  const idle = new Map(
    dates.points.flatMap((point) => idleRangeAt(point, dates, last) ?? []).map((one) => [one.first, one]),
  );
  return [...idle.values()].reduce((days, one) => days - daysBetween(one.first, one.last), daysBetween(first, last));
}

/** Returns true if no money is here any more at the end of a period, or none ever came. */
export function hasAllLeft(dates: MoneyDates): boolean {
  const last = dates.points.at(-1);
  return last !== undefined && idleRangeAt(last, dates, last.date) !== undefined;
}

/** Returns the range without money that a point lies in, from the day on which all had left to that on which more came; undefined where money is here. */
function idleRangeAt(point: ValuePoint, { points, payments }: MoneyDates, end: string): DayRange | undefined {
  const moves = payments.flatMap(movesOf);
  const left = leavingDay(point, points[0], moves);
  if (!isEmpty(point) || left === undefined) return undefined;
  // Payments that are told together hide days between their first and their last: the points beside tell more.
  const before = points.filter(({ date, value }) => date < point.date && !isEmpty({ value })).map(({ date }) => date);
  const after = points.filter(({ date, value }) => date > point.date && !isEmpty({ value })).map(({ date }) => date);
  const next = moves.map(({ date }) => date).filter((date) => date > point.date);
  return { first: before.reduce(later, left), last: [...next, ...after].reduce(earlier, end) };
}

type Move = { readonly date: string; readonly isOut: boolean };

/** Returns the first and the last move of a payment. */
function movesOf({ first, date, amount }: MoneyDates['payments'][number]): readonly Move[] {
  const isOut = amount === undefined || isNegative(amount);
  return [first ?? date, date].map((day) => ({ date: day, isOut }));
}

/**
 * Returns the day on which the money left that isn't here at an empty point: the opening's, where none had come until
 * then; undefined where what came last has become worthless without leaving.
 */
function leavingDay(point: ValuePoint, opening: ValuePoint | undefined, moves: readonly Move[]): string | undefined {
  const until = moves
    .filter(({ date }) => date <= point.date)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const latest = until.at(-1);
  if (latest === undefined) return opening && isEmpty(opening) ? opening.date : undefined;
  return until.some(({ date, isOut }) => date === latest.date && isOut) ? latest.date : undefined;
}

const isEmpty = ({ value }: Pick<ValuePoint, 'value'>): boolean => value !== undefined && isZero(value);

const later = (one: string, other: string): string => (one > other ? one : other);

const earlier = (one: string, other: string): string => (one < other ? one : other);
