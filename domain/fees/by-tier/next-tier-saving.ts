import { multiply, scaled, subtract, type Decimal } from '../../money/decimal';
import type { TierBenefits } from './tier-benefits';

const onePercent = scaled(1n, 2);

/**
 * Returns the exact saving of the next tier's fee on a single purchase, from the least to the most; undefined where no
 * next tier is shown [TIER-22, TIER-23].
 */
export function nextTierSaving(
  { singlePurchaseFee: now, next }: TierBenefits,
  purchase: Decimal,
): { readonly min: Decimal; readonly max: Decimal } | undefined {
  if (next === undefined) return undefined;
  const saved = (from: Decimal, to: Decimal): Decimal => multiply(multiply(subtract(from, to), onePercent), purchase);
  return { min: saved(now.min, next.fee.max), max: saved(now.max, next.fee.min) };
}
