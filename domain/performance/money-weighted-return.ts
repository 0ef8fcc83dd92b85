import { type Decimal, scaled, toText } from '../money/decimal';
import { daysBetween } from '../calendar/day-length';

/** Money that a client paid in or, below zero, was paid out; of the value that a period opens with, as if paid in; of its closing value, as if paid out. */
export type DatedFlow = { readonly date: string; readonly amount: Decimal };

/** The yearly rate in percent, four places, or why there is none: no rate explains the flows, or more than one does. */
export type MoneyWeightedReturn =
  | { readonly kind: 'rate'; readonly percent: Decimal }
  | { readonly kind: 'none' }
  | { readonly kind: 'ambiguous' };

const daysOfYear = 365;
const lowestRate = -0.9999;
const highestRate = 1_000;

/**
 * Returns the money-weighted yearly return: the rate at which all flows, discounted by days of 365 a year, come to nothing
 * (XIRR). A rate is no money: it is found by bisection in floating point, and rounded far above that precision.
 */
export function moneyWeightedReturn(flows: readonly DatedFlow[]): MoneyWeightedReturn {
  const first = flows.map(({ date }) => date).toSorted()[0] ?? '';
  const timed = flows.map(({ date, amount }) => ({
    years: daysBetween(first, date) / daysOfYear,
    amount: Number(toText(amount)),
  }));
  const valueAt = (rate: number): number =>
    timed.reduce((total, { years, amount }) => total + amount / (1 + rate) ** years, 0);
  const brackets = signChanges(valueAt);
  const [bracket] = brackets;
  if (bracket === undefined) return { kind: 'none' };
  if (brackets.length > 1) return { kind: 'ambiguous' };
  const percent = Math.round(bisect(valueAt, bracket) * 1_000_000);
  return { kind: 'rate', percent: scaled(BigInt(percent), 4) };
}

type Bracket = { readonly low: number; readonly high: number };

/** Returns the intervals in which a function crosses zero, looked for from nearly all lost to a thousandfold a year; growth factors step by a hundredth of themselves. */
function signChanges(valueAt: (rate: number) => number): readonly Bracket[] {
  const found: Bracket[] = [];
  let low = lowestRate;
  let atLow = valueAt(low);
  while (low < highestRate) {
    const high = (1 + low) * 1.01 - 1;
    const atHigh = valueAt(high);
    if (atLow !== 0 && Math.sign(atLow) !== Math.sign(atHigh)) found.push({ low, high });
    low = high;
    atLow = atHigh;
  }
  return found;
}

function bisect(valueAt: (rate: number) => number, { low, high }: Bracket): number {
  const signAtLow = Math.sign(valueAt(low));
  let from = low;
  let to = high;
  for (let round = 0; round < 100; round += 1) {
    const middle = (from + to) / 2;
    if (Math.sign(valueAt(middle)) === signAtLow) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** Returns what a yearly rate in percent comes to over a number of days, four places. */
export function rateOverDays(percent: Decimal, days: number): Decimal {
  const growth = (1 + Number(toText(percent)) / 100) ** (days / daysOfYear) - 1;
  return scaled(BigInt(Math.round(growth * 1_000_000)), 4);
}
