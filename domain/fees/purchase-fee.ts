import type { FeeType } from '../funds/fee-type';
import { minorUnitScale } from '../money/currency';
import { isNegative, isZero, subtract, zero, type Decimal } from '../money/decimal';
import { toFraction } from '../money/percent-of';
import { round } from '../money/rounding';
import { chargeRounding } from '../money/settlement-rounding';

/** A purchase and what its fee depends on: an amount, and the fee on top of it in percent. */
type ChargedAmount = {
  readonly amount: Decimal;
  readonly feePercent: Decimal;
  readonly currency: string;
  /** The fee before points, as it was fixed when the order was received; by the percent where it isn't stated. */
  readonly fee?: Decimal | undefined;
};

/** Returns the purchase fee in percent of the amount: that of the client's tier, zero where the fund takes its fee on redemption [TRADE-18, TRADE-110, TIER-25]. */
export const purchaseFeePercent = (feeType: FeeType | undefined, ofTier: Decimal): Decimal =>
  feeType === 'back-end' ? zero : ofTier;

/** The fee of a purchase before points are redeemed for it: as it was fixed, else rounded up to the currency's minor unit [TRADE-18, ENT-59]. */
export const chargedFee = ({ amount, feePercent, currency, fee }: ChargedAmount): Decimal =>
  fee ?? round(toFraction(amount, feePercent), minorUnitScale(currency), chargeRounding);

/** The fee of a purchase without what points take off it: never below zero, nor above the fee without them [TRADE-18, ENT-59, EPNT-06, OPEN-69]. */
export function feeAfterPoints(charged: Decimal, waived: Decimal): Decimal {
  if (isNegative(waived) || isZero(waived)) return charged;
  const left = subtract(charged, waived);
  return isNegative(left) ? zero : left;
}
