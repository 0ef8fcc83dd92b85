import { addDays } from '../calendar/calendar';
import type { Decimal } from '../money/decimal';
import { addMonths, monthOf } from '../regular-plans/days/plan-month';
import type { TransferHistory } from './transfer-history';
import { type ValuePoint, valueLine } from './value-line';

/** The purchases of a regular plan so far, month by month: the money paid in with its fees, and the value of the units bought; undefined where a price or a rate isn't known. */
export type PlanOutcome = {
  readonly refNo: string;
  readonly currency: string;
  readonly paidIn: Decimal | undefined;
  readonly value: Decimal | undefined;
  /** The end of each month from the first purchase on, of the last three years at most, and today. */
  readonly points: readonly ValuePoint[];
};

/** Returns the days at which an outcome is shown: the ends of at most so many months up to a day, none before the first purchase, and that day itself. */
export function monthEndsUntil(first: string, day: string, most: number): readonly string[] {
  const ends: string[] = [];
  for (let month = monthOf(day); ends.length < most; month = addMonths(month, -1)) {
    const end = addDays(`${month}-01`, -1);
    if (end < first) break;
    ends.unshift(end);
  }
  return [...ends, day];
}

/** Returns the outcome of a plan from the history of its orders; undefined before its first purchase. */
export function planOutcome(
  history: TransferHistory,
  { refNo, day, months }: { readonly refNo: string; readonly day: string; readonly months: number },
): PlanOutcome | undefined {
  const first = history.transfers[0]?.date;
  if (first === undefined) return undefined;
  const points = valueLine(history, monthEndsUntil(first, day, months));
  const last = points.at(-1);
  return { refNo, currency: history.currency, paidIn: last?.putIn, value: last?.value, points };
}
