import { type Decimal, multiply } from '../../money/decimal';
import { roundPayout } from '../../money/settlement-rounding';

/** Returns an exact value as it is estimated to be paid out: rounded as a deal is [TRADE-23, TRADE-45, R24]. */
export const estimatedPayout = (value: Decimal, currency: string): Decimal => roundPayout(value, currency);

/** Estimates what units bring at the latest price of their fund, in the fund's own currency: rounded down as it is paid out, so that no more is promised than is paid [TRADE-23, RSP-08]. */
export const estimatedWorth = (
  units: Decimal,
  { price, currency }: { readonly price: Decimal; readonly currency: string },
): Decimal => estimatedPayout(multiply(units, price), currency);
