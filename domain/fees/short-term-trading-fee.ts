import { addDays } from '../calendar/calendar';
import { isNegative, isZero, subtract, zero, type Decimal } from '../money/decimal';
import { sum } from '../money/sum';
import type { UnitLot } from '../holdings/unit-lots';

/** The facts that decide whether an order bears the short-term trading fee [TRADE-126..128]. */
type ShortTermOrder = {
  readonly isScheduledPlan: boolean;
  readonly isIntraClassSwitch: boolean;
};

/**
 * Returns true if an order bears the short-term trading fee: all but scheduled plans and intra-class switches do
 * [TRADE-126..128].
 */
export const bearsShortTermTradingFee = (order: ShortTermOrder): boolean =>
  !order.isScheduledPlan && !order.isIntraClassSwitch;

/** The days for which units bear the short-term trading fee, and its percent of what they bring [TRADE-126, OPEN-35]. */
export type ShortTermTerms = { readonly days: number; readonly ratePercent: Decimal };

/** The units of lots that bear the short-term trading fee when they leave on a day, a date: those that came in fewer days before than the terms say [TRADE-126]. */
export const unitsBearingShortTermFee = (
  lots: readonly UnitLot[],
  day: string,
  { days }: Pick<ShortTermTerms, 'days'>,
): Decimal => sum(lots.filter(({ date }) => addDays(date, days) > day).map(({ units }) => units));

/** Returns how many of the redeemed units bear the short-term trading fee: those leave last [TRADE-126]. */
export function shortTermUnitsRedeemed(
  units: Decimal,
  { available, brief }: { readonly available: Decimal; readonly brief: Decimal },
): Decimal {
  const redeemed = subtract(units, subtract(available, brief));
  return isNegative(redeemed) ? zero : redeemed;
}

/** Lots that leave a fund on a day by an order. */
type RedeemedLots = ShortTermOrder & { readonly lots: readonly UnitLot[]; readonly day: string };

/** The units of lots that leave that bear the short-term trading fee, and its rate in percent; undefined where none do [TRADE-126..128]. */
export function shortTermUnits(
  { lots, day, ...order }: RedeemedLots,
  terms: ShortTermTerms,
): { readonly units: Decimal; readonly ratePercent: Decimal } | undefined {
  const units = bearsShortTermTradingFee(order) ? unitsBearingShortTermFee(lots, day, terms) : zero;
  return isZero(units) ? undefined : { units, ratePercent: terms.ratePercent };
}
