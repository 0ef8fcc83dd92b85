import { scaled, type Decimal } from '../../money/decimal';
import type { Region } from '../../region';
import { tierWithId, tierRules, type TierId } from '../../tiers/tier';

/** A fee from `min` to `max` percent; both are equal where the fee is a single figure [CONFLICT-23]. */
export type FeeRange = { readonly min: Decimal; readonly max: Decimal };

/**
 * The facts that a fee depends on beside the tier: the `+` of the client's tier, and whether it is a monthly eScheduler
 * purchase.
 */
export type FeeContext = { readonly plus?: boolean; readonly eScheduler?: boolean };

const single = (percent: Decimal): FeeRange => ({ min: percent, max: percent });
const free = single(scaled(0n));

const fees: Readonly<Record<TierId, FeeRange>> = {
  baseTW: { min: scaled(6n, 1), max: scaled(12n, 1) },
  '1M': single(scaled(2n, 1)),
  '3M': free,
  '10M': free,
  silver: single(scaled(88n, 2)),
  gold: single(scaled(58n, 2)),
  platinum: single(scaled(18n, 2)),
  select: free,
};

/**
 * The fee of a purchase in percent, as the tier sets it [TIER-07..14, TIER-21, TIER-25, TIER-27, TIER-30, TIER-32..34];
 * Hong Kong's `+` tiers pay none for the eScheduler [TIER-26]. A tier of the other region pays what the base tier does.
 */
export function singlePurchaseFee(region: Region, tier: TierId, context: FeeContext = {}): FeeRange {
  const { plus = false, eScheduler = false } = context;
  return plus && eScheduler && tierRules[region].plusFreesEScheduler ? free : fees[tierWithId(region, tier).id];
}
