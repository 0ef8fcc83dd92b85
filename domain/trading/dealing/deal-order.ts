import { err, ok, type Result } from '../../kernel/result';
import { exchangeBetween, type ExchangeRates } from '../../money/convert';
import { type FeeKind, feesOf, type OrderFees } from '../../fees/fees-of';
import { isZero, multiply, type Decimal } from '../../money/decimal';
import { divide } from '../../money/rounding';
import { payoutRounding, roundPayout } from '../../money/settlement-rounding';
import type { BuyOrder, OrderDeal, ReceivedOrder } from './order-event';

/** The number of places that units are dealt with. */
export const unitPlaces = 4;

/** Units that bear a fee, in percent of what they bring. */
type ChargedUnits = { readonly units: Decimal; readonly ratePercent: Decimal };

/** The price of a fund's units on the dealing date, and the rates for the order's currency. */
export type DealingTerms = {
  readonly price: Decimal;
  readonly fundCurrency: string;
  readonly rates: ExchangeRates;
  /** The redeemed units that bear the short-term trading fee [TRADE-126]. */
  readonly shortTerm?: ChargedUnits | undefined;
};

/** Why there is no deal: no price or rate above zero, an amount that buys no unit, or units of which nothing is left to pay out. */
type NoDeal = 'no-rate' | 'too-small' | 'worth-nothing';

/**
 * The deal that an order comes to at its price, of a switch the side whose units leave. What the client is given rounds down, each fee rounds up from
 * the exact worth of what bears it. `no-rate` without a price or rate above zero, `too-small` for an amount that buys no unit, `worth-nothing` for
 * units that bring nothing once their fees are taken off.
 */
export const dealOrder = (order: ReceivedOrder, terms: DealingTerms): Result<OrderDeal, NoDeal> =>
  order.kind === 'buy'
    ? buyUnits({ amount: order.quantity.value, currency: order.currency }, terms)
    : sellUnits(order, terms);

function sellUnits(
  order: Exclude<ReceivedOrder, BuyOrder>,
  { price, fundCurrency, rates, shortTerm }: DealingTerms,
): Result<OrderDeal, NoDeal> {
  const { kind, currency } = order;
  const units = order.quantity.value;
  const value = multiply(units, price);
  const outgoing = {
    units,
    currency,
    value,
    exchange: { from: fundCurrency, rates },
    shortTerm: shortTerm && { units: shortTerm.units, percent: shortTerm.ratePercent },
  };
  const borne =
    kind === 'switch'
      ? feesOf({ ...outgoing, kind })
      : feesOf({ ...outgoing, kind, remittances: [{ units, percent: order.feePercent }] });
  const { gross: amount, net } = borne;
  if (!amount || !net) return err('no-rate');
  if (isZero(net)) return err('worth-nothing');
  const cost = roundPayout(value, fundCurrency);
  return ok({ price, units, cost, amount, ...statedFees(borne) });
}

/** The fees that there are, as a deal states them. */
function statedFees({ fees }: OrderFees): Pick<OrderDeal, 'backEndFee' | 'shortTermFee'> {
  const stated = (kind: FeeKind) => fees.find((fee) => fee.kind === kind && fee.amount && !isZero(fee.amount))?.amount;
  const backEndFee = stated('back-end');
  const shortTermFee = stated('short-term');
  return { ...(backEndFee && { backEndFee }), ...(shortTermFee && { shortTermFee }) };
}

/** The places that a worth has before it is rounded, where its exchange has no end. */
const exactPlaces = 12;

/** The worth of units at a price in a currency, before what is paid out of it is rounded down; undefined without rates above zero [API-79, OPEN-80]. */
export function exactValue(
  units: Decimal,
  currency: string,
  { price, fundCurrency, rates }: DealingTerms,
): Decimal | undefined {
  const value = multiply(units, price);
  return fundCurrency === currency
    ? value
    : exchangeBetween(fundCurrency, currency, rates, { rounding: payoutRounding, places: exactPlaces })(value);
}

/** The units that an amount buys at a price, whether it was ordered or is what the units of a switch brought; as `dealOrder` [TRADE-43]. */
export function buyUnits(
  { amount, currency }: { readonly amount: Decimal; readonly currency: string },
  { price, fundCurrency, rates }: DealingTerms,
): Result<OrderDeal, Exclude<NoDeal, 'worth-nothing'>> {
  const cost = exchangeBetween(currency, fundCurrency, rates, { rounding: payoutRounding })(amount);
  if (cost === undefined) return err('no-rate');
  const units = divide(cost, price, unitPlaces, payoutRounding);
  if (!units.ok) return err('no-rate');
  return isZero(units.value) ? err('too-small') : ok({ price, units: units.value, cost, amount });
}
