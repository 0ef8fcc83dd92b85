import { add, compare, scaled, type Decimal } from '../../money/decimal';

/** The cap on purchases, and on redemptions, online in a day, in TWD [TRADE-116, TRADE-117, CONFLICT-40]. */
export const dailyCap = scaled(30_000_000n);

/**
 * Returns true if an amount fits under the day's cap, the cap itself included: one for buys, one for redemptions, none
 * for switches; TWD [TRADE-116..118, CONFLICT-40].
 */
export const checkDailyCap = (kind: 'buy' | 'redemption' | 'switch', todaySoFar: Decimal, amount: Decimal): boolean =>
  kind === 'switch' || compare(add(todaySoFar, amount), dailyCap) <= 0;
