import { noRates } from '../../money/convert';
import type { Decimal } from '../../money/decimal';
import { buyUnits } from '../dealing/deal-order';

/** An amount that is to buy units or to be brought by them, and the latest price of its fund, both in the fund's own currency. */
type PricedPurchase = { readonly amount: Decimal; readonly price: Decimal; readonly currency: string };

/** Estimates the units of an amount at the latest price, bought or to be sold for it: rounded down as a deal is, so that they are never worth more; undefined where it has none [ORDQ-03, TRADE-43]. */
export function estimatedUnits({ amount, price, currency }: PricedPurchase): Decimal | undefined {
  const deal = buyUnits({ amount, currency }, { price, fundCurrency: currency, rates: noRates });
  return deal.ok ? deal.value.units : undefined;
}
