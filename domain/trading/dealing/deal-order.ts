import { err, ok, type Result } from '../../kernel/result';
import { exchangeBetween, type ExchangeRates } from '../../money/convert';
import { minorUnitScale } from '../../money/currency';
import { isZero, multiply, type Decimal } from '../../money/decimal';
import { divide, round } from '../../money/rounding';
import type { Order, OrderDeal } from './order-event';

/** How many places units are dealt with. */
export const unitPlaces = 4;

/** What a fund's units cost on the dealing date, and what exchanges the order's currency. */
export type DealingTerms = { readonly price: Decimal; readonly fundCurrency: string; readonly rates: ExchangeRates };

/** Why there is no deal: no price or rate above zero, or an amount that buys no unit. */
type NoDeal = 'no-rate' | 'too-small';

/**
 * What an order comes to at its price, of a switch the side whose units leave. Units bought are rounded down, so that they never cost more than was paid; money
 * is rounded half-up once. `no-rate` without a price or rate above zero, `too-small` for an amount that buys no unit.
 */
export function dealOrder(order: Order, terms: DealingTerms): Result<OrderDeal, NoDeal> {
  if (order.kind !== 'buy') {
    const { price, fundCurrency, rates } = terms;
    const worth = multiply(order.units, price);
    const cost = round(worth, minorUnitScale(fundCurrency), 'half-up');
    const amount = exchangeBetween(fundCurrency, order.currency, rates)(worth);
    return amount ? ok({ price, units: order.units, cost, amount }) : err('no-rate');
  }
  return buyUnits(order, terms);
}

/** What an amount buys at a price, whether it was ordered or is what the units of a switch brought; as `dealOrder` [TRADE-43]. */
export function buyUnits(
  { amount, currency }: { readonly amount: Decimal; readonly currency: string },
  { price, fundCurrency, rates }: DealingTerms,
): Result<OrderDeal, NoDeal> {
  const cost = exchangeBetween(currency, fundCurrency, rates)(amount);
  if (cost === undefined) return err('no-rate');
  const units = divide(cost, price, unitPlaces, 'down');
  if (!units.ok) return err('no-rate');
  return isZero(units.value) ? err('too-small') : ok({ price, units: units.value, cost, amount });
}
