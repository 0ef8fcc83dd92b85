import { byDate } from '../calendar/by-date';
import { yearOf } from '../calendar/years';
import { groupBy } from '../kernel/group-by';
import { compare, type Decimal } from '../money/decimal';
import { sum } from '../money/sum';
import type { DividendFund } from './dividend-record';

/** A payment of a fund to a client on a day, before tax. */
export type Distribution = {
  readonly fund: DividendFund;
  readonly accountNo?: string | undefined;
  readonly date: string;
  readonly amount: Decimal;
  readonly currency: string;
  /** When it was remitted; undefined while it waits, and where the server doesn't say [TRADE-125]. */
  readonly remittedOn?: string | undefined;
  /** The value that foreign currency has to reach together before it is remitted [TRADE-125]. */
  readonly waitsFor?: CurrencyTotal | undefined;
};

/** An amount of money in a currency. */
export type CurrencyTotal = { readonly currency: string; readonly amount: Decimal };

/** The payments of one fund in one currency, the latest first. */
export type FundDistributions = CurrencyTotal & {
  readonly fund: DividendFund;
  readonly payments: readonly Distribution[];
};

/** The years in which anything was paid, the latest first. */
export const distributionYears = (distributions: readonly Distribution[]): readonly string[] =>
  [...new Set(distributions.map(yearText))].toSorted().toReversed();

/** Sums the distributions of a year in each currency, by the currency's code [LINK-26]. */
export const yearTotals = (distributions: readonly Distribution[], year: string): readonly CurrencyTotal[] =>
  [...groupBy(paidIn(distributions, year), ({ currency }) => currency)]
    .map(([currency, payments]) => ({ currency, amount: total(payments) }))
    .toSorted(byCurrency);

/** Sums the distributions of a year by fund and currency: by the currency's code, and the most first [LINK-26]. */
export const distributionsByFund = (
  distributions: readonly Distribution[],
  year: string,
): readonly FundDistributions[] =>
  [...groupBy(paidIn(distributions, year), ({ fund, currency }) => `${currency} ${fund.code}`).values()]
    .flatMap((payments) =>
      payments.slice(0, 1).map(({ fund, currency }) => ({ fund, currency, amount: total(payments), payments })),
    )
    .toSorted((one, other) => byCurrency(one, other) || compare(other.amount, one.amount));

const yearText = ({ date }: Distribution): string => String(yearOf(date));

/** Returns the payments of a year, the latest first. */
const paidIn = (distributions: readonly Distribution[], year: string): readonly Distribution[] =>
  distributions.filter((one) => yearText(one) === year).toSorted((one, other) => byDate(other, one));

const byCurrency = (one: CurrencyTotal, other: CurrencyTotal): number => textOrder(one.currency, other.currency);

const textOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const total = (payments: readonly Distribution[]): Decimal => sum(payments.map(({ amount }) => amount));
