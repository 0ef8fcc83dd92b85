import type * as z from 'zod/mini';
import type { calculated } from '../../../contract/rest/orders/order-checks';
import type { ExchangeRates } from '../../../domain/money/convert';
import { type Decimal, isNegative, isZero, toText, zero } from '../../../domain/money/decimal';
import { divide } from '../../../domain/money/rounding';
import { buyUnits, exactValue } from '../../../domain/trading/dealing/deal-order';
import { estimatedPayout } from '../../../domain/trading/simulation/estimated-worth';
import { decimal } from '../../database/decimal';
import type { FundWithPrice } from '../terms/traded-funds';

type Estimate = z.output<typeof calculated>;

const ratePlaces = 6;

/** An amount, or units, of a fund in a currency. */
type Estimated = { readonly currency: string; readonly figure: Decimal; readonly isAmount: boolean };

/** Returns the units that an amount buys, or the value of units, at the latest price, by the rule that deals orders [API-79, OPEN-80]. */
export function estimateOrder(
  { fund, nav }: FundWithPrice,
  { currency, figure, isAmount }: Estimated,
  rates: ExchangeRates,
): Estimate {
  const rate = divide(rates(currency) ?? zero, rates(fund.currency) ?? zero, ratePlaces, 'half-up');
  if (nav === null || !rate.ok || isZero(rate.value)) return withoutEstimate('ORDER_RATE_MISSING');
  if (isNegative(figure) || isZero(figure)) return withoutEstimate('ORDER_AMOUNT_INVALID');
  const terms = { price: decimal(nav), fundCurrency: fund.currency, rates };
  const fxRate = toText(rate.value);
  if (isAmount) {
    const bought = buyUnits({ amount: figure, currency }, terms);
    if (!bought.ok) return withoutEstimate(bought.error === 'no-rate' ? 'ORDER_RATE_MISSING' : 'ORDER_AMOUNT_INVALID');
    return { value: toText(bought.value.units), fxRate, error: null };
  }
  const exact = exactValue(figure, currency, terms);
  if (!exact) return withoutEstimate('ORDER_RATE_MISSING');
  const value = estimatedPayout(exact, currency);
  return { value: toText(value), exactValue: toText(exact), fxRate, error: null };
}

/** Returns the answer where there is no estimate, with the code of why. */
export const withoutEstimate = (error: NonNullable<Estimate['error']>): Estimate => ({
  value: null,
  fxRate: null,
  error,
});
