import { compare, type Decimal } from '../../money/decimal';

/** The least and the greatest amount of one order, both allowed; without a greatest there is no limit above [TRADE-98, TRADE-99, OPEN-31]. */
export type AmountBounds = { readonly minimum: Decimal; readonly maximum?: Decimal | undefined };

/** The results of checking an amount [TRADE-98, TRADE-99]. */
export type AmountCheck = 'accepted' | 'below-minimum' | 'above-maximum';

/** Checks an amount against its bounds, both included [TRADE-98, TRADE-99, OPEN-31]. */
export function checkBounds(amount: Decimal, { minimum, maximum }: AmountBounds): AmountCheck {
  if (compare(amount, minimum) < 0) return 'below-minimum';
  return maximum !== undefined && compare(amount, maximum) > 0 ? 'above-maximum' : 'accepted';
}
