import { byDate } from '../../domain/calendar/by-date';
import { exchangeBetween } from '../../domain/money/convert';
import { add, type Decimal, isNegative, negate, subtract, zero } from '../../domain/money/decimal';
import type { DatedRates } from '../../domain/money/rates-of-day';
import { sum } from '../../domain/money/sum';
import type { Database } from '../database/database';
import { datedRates } from '../funds/exchange-rates';
import type { ValuedHolding } from '../portfolio/valued-holding';
import { cashAt, type Flow, listFlows, moneyOnItsWay, type MoneyOnItsWay } from './month-flows';
import type { PaidDividend, StatementBooks } from './statement-books';

/** The rates of each day that a statement converts on. */
export type RatesByDay = (day: string) => DatedRates;

/** Reads the rates of some days, each once. */
export async function ratesByDay(database: Database, days: readonly string[]): Promise<RatesByDay> {
  const read = new Map<string, DatedRates>();
  for (const day of days) if (!read.has(day)) read.set(day, await datedRates(database, day));
  return (day) => {
    const found = read.get(day);
    if (found === undefined) throw new Error(`the rates of ${day} weren't read`);
    return found;
  };
}

/** An amount with what it is in the statement's currency; undefined without a rate. */
type Converted<T> = T & { readonly converted: Decimal | undefined };

/** The value of a client's money at the end of a day, in the statement's currency. */
type HoldingsValue = {
  readonly funds: Decimal;
  readonly onItsWay: Decimal;
  readonly cash: Decimal;
  readonly total: Decimal;
};

/** A client's month in the statement's currency: the opening worth, what was paid in and out, what funds distributed, less fees, and the change of prices and rates come to the closing worth, to the last minor unit [ORDQ-09]. */
export type MonthBalance = {
  readonly opening: HoldingsValue;
  readonly paidIn: Decimal;
  readonly paidOut: Decimal;
  readonly distributed: Decimal;
  readonly fees: Decimal;
  readonly change: Decimal;
  readonly closing: HoldingsValue;
  readonly flows: readonly Converted<Flow>[];
  readonly dividends: readonly Converted<PaidDividend>[];
  readonly onItsWay: readonly Converted<MoneyOnItsWay>[];
};

type Month = {
  readonly books: StatementBooks;
  readonly currency: string;
  readonly rates: RatesByDay;
  /** Holdings at the end of the day before the month and of its last. */
  readonly held: { readonly opening: readonly ValuedHolding[]; readonly closing: readonly ValuedHolding[] };
  /** Units that no order moved, at their cost or worth. */
  readonly looseFlows: readonly Flow[];
  readonly before: string;
  readonly first: string;
  readonly last: string;
};

/** The balance of a client's month, from what was booked. */
export function monthBalance({ books, currency, rates, held, looseFlows, before, first, last }: Month): MonthBalance {
  const convert = (amount: Decimal, from: string, day: string) =>
    exchangeBetween(from, currency, rates(day).rates)(amount);
  const converted = <T extends { readonly amount: Decimal; readonly currency: string }>(one: T, day: string) => ({
    ...one,
    converted: convert(one.amount, one.currency, day),
  });
  const valueAt = (holdings: readonly ValuedHolding[], day: string): HoldingsValue => {
    const funds = sum(holdings.map((holding) => holding.figuresIn(currency).marketValue ?? zero));
    const onItsWay = sum(moneyOnItsWay(books, day).map((one) => converted(one, day).converted ?? zero));
    const cash = sum([...cashAt(books, day)].map(([from, amount]) => convert(amount, from, day) ?? zero));
    return { funds, onItsWay, cash, total: sum([funds, onItsWay, cash]) };
  };
  const opening = valueAt(held.opening, before);
  const closing = valueAt(held.closing, last);
  const flows = [...listFlows(books, { first, last }), ...looseFlows]
    .toSorted(byDate)
    .map((flow) => converted(flow, flow.date));
  const dividends = books.dividends
    .filter(({ date }) => date >= first)
    .map((one) => ({ ...one, converted: convert(one.gross, one.currency, one.date) }));
  const known = flows.map((flow) => flow.converted ?? zero);
  const paidIn = sum(known.filter((amount) => !isNegative(amount)));
  const paidOut = negate(sum(known.filter(isNegative)));
  const distributed = sum(dividends.map((one) => one.converted ?? zero));
  const fees = sum(
    books.orders.flatMap(({ stored, money }) =>
      money
        .filter(({ account, date }) => account === 'fees' && date >= first && date <= last)
        .map(({ amount, date }) => convert(amount, stored.row.currency, date) ?? zero),
    ),
  );
  const explained = subtract(add(add(opening.total, paidIn), distributed), add(paidOut, fees));
  return {
    opening,
    closing,
    paidIn,
    paidOut,
    distributed,
    fees,
    flows,
    dividends,
    change: subtract(closing.total, explained),
    onItsWay: moneyOnItsWay(books, last).map((one) => converted(one, last)),
  };
}
