import { type Decimal, isZero, subtract } from '../money/decimal';
import { sum } from '../money/sum';
import type { BridgeFigures } from './bridge';
import { addDays } from '../calendar/calendar';
import { subtractKnown } from '../money/known-figures';
import type { DayRange } from '../calendar/day-range';
import { daysAtWork, hasAllLeft, type MoneyDates } from './days-at-work';
import type { FlowKind } from './flows';
import type { FundContribution } from './fund-contributions';
import { rateOverDays } from './money-weighted-return';
import type { ValuePoint } from './value-line';

/** An order as a history names it, by its day: that on which it was received, or on which it bought or sold. */
export type NamedOrder = {
  readonly orderId: string;
  readonly orderNo?: string | undefined;
  readonly kind: string;
  readonly date?: string | undefined;
  readonly fund: { readonly code: string; readonly name: string };
};

/** An order whose money is neither in a fund nor in the Cash Account. */
export type OrderInTransit = NamedOrder & { readonly value: Decimal };

/** An order that put money into a fund or, below zero, took it out; the amount is undefined where a rate isn't known. */
export type ReportedDeal = NamedOrder & { readonly amount?: Decimal | undefined };

/** Money that was paid in or, below zero, out; of several days together it has a first one, and of no one kind none. */
export type ReportedFlow = {
  readonly date: string;
  readonly first?: string | undefined;
  readonly kind?: FlowKind | undefined;
  readonly amount?: Decimal | undefined;
  readonly orderNo?: string | undefined;
};

/** A fund's part in the gain of a period. */
export type ReportedContribution = FundContribution & {
  readonly fund: { readonly code: string; readonly name: string };
};

/** A bridge and the days that it is over. */
export type DatedBridge = DayRange & BridgeFigures;

/** The value of a client's money here over a period, and how it changed, as a server reports it; figures that it doesn't know are undefined [PORT-46, OPEN-27]. */
export type PortfolioReport = {
  readonly currency: string;
  /** The day of the first payment. */
  readonly since: string | undefined;
  readonly points: readonly ValuePoint[];
  readonly payments: readonly ReportedFlow[];
  readonly worth: {
    readonly total: Decimal;
    readonly funds: Decimal;
    readonly cash: Decimal;
    readonly inTransit: Decimal;
    /** The largest of them; what the others have is the rest of the money in transit. */
    readonly ordersInTransit: readonly OrderInTransit[];
    readonly openOrders: number;
    /** Holdings without a price or a rate. */
    readonly unvalued: number;
  };
  readonly bridge: DatedBridge | undefined;
  /** The funds that gained or lost most in the period. */
  readonly contributions: readonly ReportedContribution[];
  /** The latest orders that bought or sold since the client's last visit. */
  readonly dealsSinceVisit: readonly ReportedDeal[];
  /** From the beginning of the day of the client's last visit on. */
  readonly sinceVisit: DatedBridge | undefined;
  /** The bridge of the latest day on which a fund held was priced, that day alone. */
  readonly latest: DatedBridge | undefined;
  readonly timeWeightedReturn: Decimal | undefined;
  readonly moneyWeightedReturn: Decimal | undefined;
  /** Why there is no money-weighted return where the figures are known: no rate explains the payments, or several do. */
  readonly noMoneyWeightedReturn: 'none' | 'ambiguous' | undefined;
  readonly realisedGain: Decimal | undefined;
  readonly unrealisedGain: Decimal | undefined;
  /** The value that the same money would have in the benchmark, on the day of each point; undefined where none was asked for. */
  readonly benchmark: readonly (Decimal | undefined)[] | undefined;
};

/**
 * Returns how much more the money here is worth than was put in; undefined where a price or a rate isn't known: the worth
 * leaves out what has none, but the money put in doesn't leave out what was paid for it [OPEN-65].
 */
export function gainOnPayments({ worth, points }: Pick<PortfolioReport, 'worth' | 'points'>): Decimal | undefined {
  const today = points.at(-1);
  return worth.unvalued > 0 ? undefined : subtractKnown(today?.value, today?.putIn);
}

/**
 * Tells that money in transit or in the Cash Account is left out of the worth for want of an exchange rate: every holding
 * has a value, and yet that of today isn't known [OPEN-65].
 */
export function leavesMoneyOut({ worth, points }: Pick<PortfolioReport, 'worth' | 'points'>): boolean {
  const today = points.at(-1);
  return worth.unvalued === 0 && today !== undefined && today.value === undefined;
}

/** Returns the money in transit that none of the orders named has. */
export const otherInTransit = ({ inTransit, ordersInTransit }: PortfolioReport['worth']): Decimal =>
  subtract(inTransit, sum(ordersInTransit.map(({ value }) => value)));

/** A money-weighted return as it is shown: a year's, or over the whole of a shorter period. */
export type ShownReturn = { readonly isYearly: boolean; readonly percent: Decimal };

const daysOfYear = 365;

/**
 * Returns the money-weighted return as it is shown: money that was here for less than a year is told by what it brought,
 * since the rate of some days by the year promises what nobody earned; undefined where there is none.
 */
export function shownMoneyWeightedReturn({
  moneyWeightedReturn,
  ...dates
}: MoneyDates & Pick<PortfolioReport, 'moneyWeightedReturn'>): ShownReturn | undefined {
  const days = daysAtWork(dates);
  if (moneyWeightedReturn === undefined || days === undefined) return undefined;
  return days < daysOfYear
    ? { isYearly: false, percent: rateOverDays(moneyWeightedReturn, days) }
    : { isYearly: true, percent: moneyWeightedReturn };
}

/** The days after the first payment in which a rate by the year is out of all bounds, so that it is often not found. */
const earlyDays = 30;

/**
 * Returns why no money-weighted return is shown; `too-early` in the first days of a client's money, of which no rate says
 * anything yet, while it is here.
 */
export function noShownReturn({
  noMoneyWeightedReturn,
  ...dates
}: MoneyDates & Pick<PortfolioReport, 'noMoneyWeightedReturn'>): 'none' | 'ambiguous' | 'too-early' | undefined {
  if (noMoneyWeightedReturn !== 'none') return noMoneyWeightedReturn;
  return isInFirstDays(dates) && !hasAllLeft(dates) ? 'too-early' : 'none';
}

/** Tells whether a period opened without any money and had its first payment some days before its end. */
function isInFirstDays({ points, payments }: MoneyDates): boolean {
  const [payment] = payments;
  const opening = points.at(0)?.value;
  const last = points.at(-1)?.date;
  if (!payment || last === undefined || opening === undefined || !isZero(opening)) return false;
  return last < addDays(payment.first ?? payment.date, earlyDays);
}
