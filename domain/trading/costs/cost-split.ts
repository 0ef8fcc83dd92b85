import { multiply, scaled, subtract, type Decimal } from '../../money/decimal';
import { round } from '../../money/rounding';

/** The first fund's share of the cost when the Emerging Europe fund was split, 62.37 %; the rest, 37.63 %, is the second's [TRADE-142]. */
const firstFundShare = scaled(6_237n, 4);

/** A cost divided between the two split funds: the first part rounded half-up to the places given, the second what is left, so that both are the whole [TRADE-142]. */
export function splitCost(cost: Decimal, places: number): { readonly first: Decimal; readonly second: Decimal } {
  const first = round(multiply(cost, firstFundShare), places, 'half-up');
  return { first, second: subtract(cost, first) };
}
