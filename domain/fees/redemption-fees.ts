import { minorUnitScale } from '../money/currency';
import { compare, isZero, subtract, zero, type Decimal } from '../money/decimal';
import { hundredthsOf } from '../money/percent-of';
import { round } from '../money/rounding';
import { chargeRounding } from '../money/settlement-rounding';
import { sum } from '../money/sum';

/** What units bear when they leave a fund, in the order's currency. */
export type RedemptionFees = { readonly backEnd: Decimal; readonly shortTerm: Decimal };

/** What is known of them: the back-end fee in percent of what the units bring, zero for front-end units, and both fees as the deal states them. */
type FeeTerms = {
  readonly currency: string;
  readonly feePercent: Decimal;
  readonly backEndFee?: Decimal | undefined;
  readonly shortTermFee?: Decimal | undefined;
};

/** The fees of units that bring an amount: the back-end fee as it is stated, else rounded up to the currency's minor unit, the short-term fee at most what is left of the amount [TRADE-110, TRADE-111, TRADE-126]. */
export function redemptionFees(
  amount: Decimal,
  { currency, feePercent, backEndFee = percentage(amount, feePercent, currency), shortTermFee = zero }: FeeTerms,
): RedemptionFees {
  const backEnd = lesser(backEndFee, amount);
  return { backEnd, shortTerm: lesser(shortTermFee, subtract(amount, backEnd)) };
}

/** What is paid out of an amount once its fees are taken off; never less than nothing. */
export const proceedsAfter = (amount: Decimal, { backEnd, shortTerm }: RedemptionFees): Decimal =>
  subtract(amount, sum([backEnd, shortTerm]));

const percentage = (amount: Decimal, percent: Decimal, currency: string): Decimal =>
  isZero(percent) ? zero : round(hundredthsOf(amount, percent), minorUnitScale(currency), chargeRounding);

const lesser = (one: Decimal, other: Decimal): Decimal => (compare(one, other) < 0 ? one : other);
