import { compare, isNegative, isZero, zero, type Decimal } from '../../money/decimal';

/**
 * The results of checking the units of a redemption or a switch; each kind has a message of its own [TRADE-96,
 * TRADE-97].
 */
export type UnitsCheck =
  | 'accepted'
  | 'redemption-exceeds-available'
  | 'switch-out-exceeds-available'
  | 'must-be-positive';

/** Checks units that are to leave a fund: above zero and not more than are available [TRADE-96, TRADE-97, OPEN-58]. */
export function checkUnits(kind: 'redemption' | 'switch-out', units: Decimal, available: Decimal): UnitsCheck {
  if (isNegative(units) || isZero(units)) return 'must-be-positive';
  return compare(units, available) > 0 ? `${kind}-exceeds-available` : 'accepted';
}

/**
 * Estimates a redemption before the server is asked: zero for more units than are available, else `ask-server`
 * [TRADE-45].
 */
export function redemptionEstimate(
  units: Decimal,
  available: Decimal,
): { readonly kind: 'known'; readonly value: Decimal } | { readonly kind: 'ask-server' } {
  return compare(units, available) > 0 ? { kind: 'known', value: zero } : { kind: 'ask-server' };
}
