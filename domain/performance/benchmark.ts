import { addDays } from '../calendar/calendar';
import { type PricedFund, totalReturnCourse } from '../funds/performance/return-course';
import { exchangeBetween } from '../money/convert';
import { minorUnitScale } from '../money/currency';
import { add, compare, type Decimal, isNegative, isZero, multiply, parseDecimal, scaled, zero } from '../money/decimal';
import { plainFigure } from '../money/entered-figure';
import { divide, round } from '../money/rounding';
import type { DayRange } from '../calendar/day-range';
import { latestUpTo } from './dated-series';
import { ratesOn } from './rate-history';
import { paymentsIn } from './returns';
import type { TransferHistory } from './transfer-history';
import { valueOn } from './value-line';

/** Something else that the same money could have been in: a fund with its distributions reinvested, or a deposit in the currency of the history at a yearly rate in percent. */
export type Benchmark =
  | (PricedFund & { readonly kind: 'fund' })
  | { readonly kind: 'deposit'; readonly yearlyPercent: Decimal };

/** The places of a deposit's rate in percent, and the highest. */
export const depositRatePlaces = 2;
const highestDepositRate = scaled(100n);

/** Reads a deposit's yearly rate in percent, from 0 to 100 with two places, as typed or as it is sent; undefined for anything else. */
export function parseDepositRate(typed: string): Decimal | undefined {
  const read = parseDecimal(plainFigure(typed).replace(/\s*%$/u, ''));
  if (!read.ok || isNegative(read.value) || compare(read.value, highestDepositRate) > 0) return undefined;
  const rate = round(read.value, depositRatePlaces, 'down');
  return compare(rate, read.value) === 0 ? rate : undefined;
}

/** The value of a unit of a benchmark at the end of a day, in the currency of the history. */
type UnitValue = (day: string) => Decimal | undefined;

const places = 24;
const exact = { places, rounding: 'half-even' } as const;
const one = scaled(1n);
/** The interest on one for a day at a percent a year: a 36,500th. */
const dayOfPercent = scaled(27_397_260_273_972_602_740n, places);

/**
 * Returns the value on each of some days, the earliest first, of the same money in a benchmark: what the portfolio was
 * worth before the range, and each payment in or out since, at the benchmark's value at the end of that day. Without fees.
 * Undefined where a price, a distribution, a rate or a payment isn't known, and once more was paid out than there would
 * have been.
 */
export function benchmarkLine(
  history: TransferHistory,
  range: DayRange,
  { benchmark, days }: { readonly benchmark: Benchmark; readonly days: readonly string[] },
): readonly (Decimal | undefined)[] {
  const before = addDays(range.first, -1);
  const unitValue = benchmark.kind === 'fund' ? fundUnit(history, benchmark) : depositUnit(benchmark, before);
  const flows = [{ date: before, amount: valueOn(history, before) }, ...paymentsIn(history, range)];
  let units: Decimal | undefined = zero;
  let next = 0;
  return days.map((day) => {
    for (let flow = flows[next]; flow !== undefined && flow.date <= day; flow = flows[next]) {
      units = units && afterPayment(units, flow.amount, unitValue(flow.date));
      next += 1;
    }
    return units && valueOfUnits(units, unitValue(day), history.currency);
  });
}

/** Returns the units after money was paid in or, below zero, out; undefined where that can't be told, and where they would be below zero. */
function afterPayment(
  units: Decimal,
  amount: Decimal | undefined,
  unitValue: Decimal | undefined,
): Decimal | undefined {
  if (amount === undefined) return undefined;
  if (isZero(amount)) return units;
  const bought = unitValue && divide(amount, unitValue, places, 'half-even');
  if (!bought?.ok) return undefined;
  const after = add(units, bought.value);
  return isNegative(after) ? undefined : after;
}

function valueOfUnits(units: Decimal, unitValue: Decimal | undefined, currency: string): Decimal | undefined {
  if (isZero(units)) return zero;
  return unitValue && round(multiply(units, unitValue), minorUnitScale(currency), 'half-up');
}

/** Returns the value of a fund's unit with its distributions reinvested, in the currency of the history; undefined where its total return isn't known. */
function fundUnit({ currency, rates }: TransferHistory, fund: PricedFund): UnitValue {
  const values = totalReturnCourse(fund)?.values ?? [];
  return (day) => {
    const value = latestUpTo(values, day)?.nav;
    return value && exchangeBetween(fund.currency, currency, ratesOn(rates, day), exact)(value);
  };
}

/** Returns the value of what was one at the end of a first day: interest is added each day, a 365th of the year's. */
function depositUnit({ yearlyPercent }: { readonly yearlyPercent: Decimal }, start: string): UnitValue {
  const factor = add(one, multiply(yearlyPercent, dayOfPercent));
  let at = start;
  let value = one;
  return (day) => {
    if (day < at) [at, value] = [start, one];
    for (; at < day; at = addDays(at, 1)) value = round(multiply(value, factor), places, 'half-even');
    return value;
  };
}
