import { minorUnitScale } from '../../money/currency';
import { compare, isZero, multiply, scaled, subtract, zero, type Decimal } from '../../money/decimal';
import { round } from '../../money/rounding';
import { sum } from '../../money/sum';

const hundredth = scaled(1n, 2);

/** What units bear when they leave a fund, in the order's currency. */
export type RedemptionFees = { readonly backEnd: Decimal; readonly shortTerm: Decimal };

/** What is known of them: the back-end fee in percent of what the units bring, zero for front-end units, and the short-term trading fee. */
type FeeTerms = {
  readonly currency: string;
  readonly feePercent: Decimal;
  readonly shortTermFee?: Decimal | undefined;
};

/** The fees of units that bring an amount: the back-end fee rounded half-up once to the currency's minor unit, the short-term fee at most what is left of it [TRADE-110, TRADE-111, TRADE-126]. */
export function redemptionFees(
  amount: Decimal,
  { currency, feePercent, shortTermFee = zero }: FeeTerms,
): RedemptionFees {
  const backEnd = isZero(feePercent) ? zero : lesser(percentage(amount, feePercent, currency), amount);
  return { backEnd, shortTerm: lesser(shortTermFee, subtract(amount, backEnd)) };
}

/** What is paid out of an amount once its fees are taken off; never less than nothing. */
export const proceedsAfter = (amount: Decimal, { backEnd, shortTerm }: RedemptionFees): Decimal =>
  subtract(amount, sum([backEnd, shortTerm]));

const percentage = (amount: Decimal, percent: Decimal, currency: string): Decimal =>
  round(multiply(multiply(amount, percent), hundredth), minorUnitScale(currency), 'half-up');

const lesser = (one: Decimal, other: Decimal): Decimal => (compare(one, other) < 0 ? one : other);
