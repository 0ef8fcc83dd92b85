import { isZero } from '../../domain/money/decimal';
import type { Region } from '../../domain/region';
import { planPurchaseFee } from '../../domain/fees/by-tier/plan-purchase-fee';
import type { ClientPoints } from '../ports/tiers/client-points';
import type { ClientTiers } from '../ports/tiers/client-tiers';

/** The reward points of a client; `unknown` where they can't be asked for, which stops no plan [EPNT-01, EPNT-08]. */
export type AvailablePoints = number | 'unknown';

/** Asks for a client's points. */
export async function availablePoints(points: ClientPoints): Promise<AvailablePoints> {
  const found = await points.current();
  return found.ok ? (found.value.totalPoints ?? 0) : 'unknown';
}

/** The same for plans, whose points are of no use to a client who pays no fee for them [EPNT-08, TIER-26]. */
export async function pointsForPlans(
  region: Region,
  { points, tiers }: { readonly points: ClientPoints; readonly tiers: Pick<ClientTiers, 'current'> },
): Promise<AvailablePoints> {
  const [available, tier] = await Promise.all([availablePoints(points), tiers.current()]);
  if (!tier.ok) return 'unknown';
  return isZero(planPurchaseFee(region, tier.value).max) ? 0 : available;
}
