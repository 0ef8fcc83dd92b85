import { add, type Decimal, isNegative, zero } from '../../money/decimal';
import type { Region } from '../../region';
import { amountToNextTier } from '../../tiers/amount-to-next-tier';
import type { Tier } from '../../tiers/tier';
import { tierFor } from '../../tiers/tier-for';

/** The tier that holdings come to before orders and after them, and what is then left to the next one. */
export type TierChange = {
  readonly before: Tier;
  readonly after: Tier;
  readonly next: ReturnType<typeof amountToNextTier>;
};

/** Returns what money that goes into funds, negative where it leaves them, changes about the tier that holdings come to; both in HKD or TWD [TIER-06, TIER-22]. */
export function tierChange(region: Region, held: Decimal, moved: Decimal): TierChange {
  const total = add(held, moved);
  const after = isNegative(total) ? zero : total;
  return { before: tierFor(region, held), after: tierFor(region, after), next: amountToNextTier(region, after) };
}
