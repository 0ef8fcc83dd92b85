import { err, ok, type Result } from '../../kernel/result';
import { compare, isNegative, isZero, multiply, scaled, subtract, type Decimal } from '../../money/decimal';
import { buyUnits, type DealingTerms, dealOrder } from './deal-order';
import { dealProceeds } from './deal-fees';
import type { DealtSide, OrderDeal } from './order-event';
import type { OrderState } from './order-state';

/** The reasons why a correction waits for a person: the price moved too far, money that was paid out would have to come back, the units are no longer there, or nobody can say what the order comes to. */
export const correctionProblems = ['too-far', 'paid-already', 'units-gone', 'not-known'] as const;

/** One of them. */
export type CorrectionProblem = (typeof correctionProblems)[number];

/** A side of an order whose price was corrected. */
export type PriceCorrection = {
  readonly side: DealtSide;
  /** The price as it is now, and the rates of its day. */
  readonly terms: DealingTerms;
  /** The units of it that the client still holds and no open order takes. */
  readonly unitsLeft: Decimal;
  /** The most by which the price may differ from the old one, in percent of that. */
  readonly mostPercent: Decimal;
};

/** The deal that a side comes to at its corrected price; undefined where that changes nothing, and why it is a person's to decide where it is [TRADE-91]. */
export function correctedDeal(
  state: OrderState,
  { side, terms, unitsLeft, mostPercent }: PriceCorrection,
): Result<OrderDeal | undefined, CorrectionProblem> {
  const { order, deal, investment } = state;
  const wrong = side === 'invested' ? investment?.deal : deal;
  if (!wrong || !deal) return ok(undefined);
  const amount = side === 'invested' ? dealProceeds(order, deal) : wrong.amount;
  if (compare(terms.price, wrong.price) === 0 && compare(amount, wrong.amount) === 0) return ok(undefined);
  if (isTooFar(wrong.price, terms.price, mostPercent)) return err('too-far');
  // Which units bore the fee for having been held so briefly isn't known any more.
  if (wrong.shortTermFee) return err('not-known');
  const isBought = side === 'invested' || order.kind === 'buy';
  const right = isBought ? buyUnits({ amount, currency: order.currency }, terms) : dealOrder(order, terms);
  if (!right.ok) return err('not-known');
  if (isBought) {
    const fewer = subtract(wrong.units, right.value.units);
    return compare(fewer, unitsLeft) > 0 ? err('units-gone') : ok(right.value);
  }
  const more = subtract(dealProceeds(order, right.value), dealProceeds(order, wrong));
  return state.stage === 'settled' && order.kind === 'redemption' && isNegative(more)
    ? err('paid-already')
    : ok(right.value);
}

const hundred = scaled(100n);

function isTooFar(wrong: Decimal, right: Decimal, mostPercent: Decimal): boolean {
  if (isZero(wrong)) return true;
  const difference = subtract(right, wrong);
  const size = isNegative(difference) ? subtract(wrong, right) : difference;
  return compare(multiply(size, hundred), multiply(wrong, mostPercent)) > 0;
}
