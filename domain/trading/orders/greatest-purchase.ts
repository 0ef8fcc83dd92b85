import { feesOf } from '../../fees/fees-of';
import { minorUnitScale } from '../../money/currency';
import { add, compare, type Decimal, isNegative, multiply, scaled, subtract, zero } from '../../money/decimal';
import { divide } from '../../money/rounding';
import { amountQuantity } from './order';
import { unitsOfPercent } from './units-of-percent';

const hundred = scaled(100n);

/** Returns the greatest amount, in whole minor units of its currency, that can be paid with its fee [TRADE-18, VCA-15]. */
export function greatestPurchase(
  payable: Decimal,
  { currency, feePercent }: { readonly currency: string; readonly feePercent: Decimal },
): Decimal {
  const places = minorUnitScale(currency);
  const unit = scaled(1n, places);
  const whole = divide(multiply(payable, hundred), add(hundred, feePercent), places, 'down');
  if (!whole.ok || isNegative(payable)) return zero;
  const isPayable = (amount: Decimal) =>
    compare(feesOf({ kind: 'buy', quantity: amountQuantity(amount), feePercent, currency }).net, payable) <= 0;
  // The fee is rounded up, by less than one unit.
  return isPayable(whole.value) ? whole.value : subtract(whole.value, unit);
}

/** Returns so many percent of the greatest purchase, rounded down to the currency's minor unit and never above the most of one purchase [TRADE-99, VCA-15]. */
export function partOfPurchase(
  greatest: Decimal,
  { percent, currency, maximum }: { percent: Decimal; currency: string; maximum?: Decimal | undefined },
): Decimal {
  const part = unitsOfPercent(greatest, percent, minorUnitScale(currency));
  return maximum !== undefined && compare(part, maximum) > 0 ? maximum : part;
}
