import { addDays } from '../../calendar/calendar';
import { minorUnitScale } from '../../money/currency';
import { isNegative, multiply, scaled, subtract, zero, type Decimal } from '../../money/decimal';
import { divide } from '../../money/rounding';
import { sum } from '../../money/sum';
import type { UnitLot } from './unit-lots';

/** What decides whether an order bears the short-term trading fee, its amount in any currency [TRADE-126..128]. */
export type ShortTermOrder = {
  readonly amount: Decimal;
  readonly isScheduledPlan: boolean;
  readonly isIntraClassSwitch: boolean;
};

const hundredth = scaled(1n, 2);

/** Whether the short-term trading fee applies: to all but scheduled plans and intra-class switches [TRADE-126..128]. */
export const bearsShortTermTradingFee = (order: Omit<ShortTermOrder, 'amount'>): boolean =>
  !order.isScheduledPlan && !order.isIntraClassSwitch;

/** The short-term trading fee, exact, at the fund's rate in percent; zero where it doesn't apply, undefined while the rate isn't known [TRADE-126..128, OPEN-35]. */
export function shortTermTradingFee(order: ShortTermOrder, ratePercent: Decimal): Decimal;
export function shortTermTradingFee(order: ShortTermOrder, ratePercent: Decimal | undefined): Decimal | undefined;
export function shortTermTradingFee(order: ShortTermOrder, ratePercent: Decimal | undefined): Decimal | undefined {
  if (!bearsShortTermTradingFee(order)) return zero;
  return ratePercent && multiply(multiply(order.amount, ratePercent), hundredth);
}

/** For how many days units bear the short-term trading fee, and at how many percent of what they bring [TRADE-126, OPEN-35]. */
export type ShortTermTerms = { readonly days: number; readonly ratePercent: Decimal };

/** The units of lots that bear the short-term trading fee when they leave on a day, a date: those that came in fewer days before than the terms say [TRADE-126]. */
export const briefUnits = (lots: readonly UnitLot[], day: string, { days }: Pick<ShortTermTerms, 'days'>): Decimal =>
  sum(lots.filter(({ date }) => addDays(date, days) > day).map(({ units }) => units));

/** How many of the units that leave are among those held so briefly, which leave last [TRADE-126]. */
export function briefUnitsLeaving(
  units: Decimal,
  { available, brief }: { readonly available: Decimal; readonly brief: Decimal },
): Decimal {
  const leaving = subtract(units, subtract(available, brief));
  return isNegative(leaving) ? zero : leaving;
}

/** Lots that leave a fund on a day, and the amount they bring in a currency. */
type LeavingLots = {
  readonly lots: readonly UnitLot[];
  readonly day: string;
  readonly amount: Decimal;
  readonly currency: string;
  readonly isScheduledPlan: boolean;
  readonly isIntraClassSwitch: boolean;
};

/** The short-term trading fee of lots that leave, on the part of their amount that the units held so briefly bring, rounded half-up once to the currency's minor unit [TRADE-126..128]. */
export function shortTermFeeOf(
  { lots, day, amount, currency, isScheduledPlan, isIntraClassSwitch }: LeavingLots,
  terms: ShortTermTerms,
): Decimal {
  const borne = multiply(amount, briefUnits(lots, day, terms));
  const order = { amount: borne, isScheduledPlan, isIntraClassSwitch };
  const exact = shortTermTradingFee(order, terms.ratePercent);
  const fee = divide(exact, sum(lots.map(({ units }) => units)), minorUnitScale(currency), 'half-up');
  return fee.ok ? fee.value : zero;
}
