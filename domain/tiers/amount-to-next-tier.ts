import { compare, subtract, type Decimal } from '../money/decimal';
import type { Region } from '../region';
import { tiersIn, type Tier } from './tier';

/**
 * Returns the distance of a holding from the next tier, in HKD or TWD [TIER-22]; undefined at the top, and below
 * select, which is by invitation [CONFLICT-21].
 */
export function amountToNextTier(
  region: Region,
  holdingAmount: Decimal,
): { readonly next: Tier; readonly amount: Decimal } | undefined {
  const [, ...above] = tiersIn(region);
  const next = above.find(({ threshold }) => compare(threshold, holdingAmount) > 0);
  if (next === undefined || next.id === 'select') return undefined;
  return { next, amount: subtract(next.threshold, holdingAmount) };
}
