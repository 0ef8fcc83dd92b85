import { noRates } from '../../money/convert';
import type { Decimal } from '../../money/decimal';
import { divide } from '../../money/rounding';
import { buyUnits } from '../dealing/deal-order';

/** An amount that is to buy units, and the latest price of its fund, both in the fund's own currency. */
type PricedPurchase = { readonly amount: Decimal; readonly price: Decimal; readonly currency: string };

/** Estimates the units that an amount buys at the latest price, rounded down as a deal is; undefined where it buys none [TRADE-43]. */
export function estimatedUnits({ amount, price, currency }: PricedPurchase): Decimal | undefined {
  const deal = buyUnits({ amount, currency }, { price, fundCurrency: currency, rates: noRates });
  return deal.ok ? deal.value.units : undefined;
}

/** Returns the fewest units, to so many places, that bring an amount at the latest price; undefined without a price above zero [ORDQ-03, TRADE-43]. */
export function unitsBringing(
  { amount, price }: Omit<PricedPurchase, 'currency'>,
  places: number,
): Decimal | undefined {
  const units = divide(amount, price, places, 'up');
  return units.ok ? units.value : undefined;
}
