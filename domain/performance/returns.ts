import { addDays } from '../calendar/calendar';
import { type Decimal, isZero, negate, zero } from '../money/decimal';
import { addKnown, subtractKnown } from '../money/known-figures';
import { sumOfAll } from '../money/sum';
import type { DayRange } from '../calendar/day-range';
import { isWithin } from './dated-series';
import { type DatedFlow, type MoneyWeightedReturn, moneyWeightedReturn } from './money-weighted-return';
import { valuesByDay } from './position-on-day';
import type { TransferHistory } from './transfer-history';
import { timeWeightedReturn } from './time-weighted-return';
import { valueOn } from './value-line';

/** The returns of a portfolio in a period; undefined where a price or a rate that it takes isn't known. */
export type PortfolioReturns = {
  /** In percent over the period, whenever money was paid in or out. */
  readonly timeWeighted: Decimal | undefined;
  /** In percent a year, on the money that was there; none for a portfolio without any. */
  readonly moneyWeighted: MoneyWeightedReturn | undefined;
};

/** Returns both returns of a period; what was paid in and out counts at the end of its day. */
export function returnsIn(history: TransferHistory, { first, last }: DayRange): PortfolioReturns {
  const before = addDays(first, -1);
  const opening = valueOn(history, before);
  const closing = valueOn(history, last);
  const payments = paymentsIn(history, { first, last });
  if (!opening || !closing || !payments.every(isKnown)) return { timeWeighted: undefined, moneyWeighted: undefined };
  const flows: DatedFlow[] = [
    { date: before, amount: opening },
    ...payments,
    { date: last, amount: negate(closing) },
  ].filter(({ amount }) => !isZero(amount));
  const valuesOn = valuesByDay(history);
  const valued = payments.map(({ date, amount }) => ({ date, value: sumOfAll(valuesOn(date)), paidIn: amount }));
  const days = [
    { date: before, value: opening, paidIn: zero },
    ...valued,
    ...(payments.at(-1)?.date === last ? [] : [{ date: last, value: closing, paidIn: zero }]),
  ];
  return {
    timeWeighted: days.every(hasValue) ? timeWeightedReturn(days) : undefined,
    moneyWeighted: moneyWeightedReturn(flows),
  };
}

const hasValue = <T extends { readonly value: Decimal | undefined }>(day: T): day is T & { readonly value: Decimal } =>
  day.value !== undefined;

/** The money paid in on a day, less what was paid out; undefined without a rate. */
type DailyPayment = { readonly date: string; readonly amount: Decimal | undefined };

const isKnown = (payment: DailyPayment): payment is DatedFlow => payment.amount !== undefined;

/** Returns the payments of each day of a period on which there were any; a distribution paid to the client's bank is one. */
export function paymentsIn({ transfers }: TransferHistory, period: DayRange): readonly DailyPayment[] {
  const byDay = new Map<string, Decimal | undefined>();
  for (const { date, from, to, converted } of transfers.filter((transfer) => isWithin(transfer, period))) {
    if (from.kind !== 'outside' && to.kind !== 'outside') continue;
    const before = byDay.has(date) ? byDay.get(date) : zero;
    byDay.set(date, from.kind === 'outside' ? addKnown(before, converted) : subtractKnown(before, converted));
  }
  return [...byDay].map(([date, amount]) => ({ date, amount }));
}
