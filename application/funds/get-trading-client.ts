import { canTrade, reactivationEligibility } from '../../domain/clients/feature-gates';
import type { TradingClient } from '../../domain/eligibility/fund-bar';
import { ok } from '../../domain/kernel/result';
import type { Region } from '../../domain/region';
import { regionalRiskRecords } from '../../domain/suitability/risk/regional-risk-records';
import { statedRiskProfile } from '../../domain/suitability/risk/stated-risk-profile';
import { isDigitalTier } from '../../domain/tiers/taiwan-membership';
import type { AsyncResult } from '../ports/call-failure';
import type { ClientTiers } from '../ports/tiers/client-tiers';
import type { SuitabilityRecords } from '../ports/suitability/suitability-records';
import type { Users } from '../ports/clients/users';

/** Finds out what of the client decides over a fund's action bar: the right to trade, the rating and, in TW, the tier and risk-profile alert [ROLE-05, SUIT-24, SUIT-26..33, TIER-35]. */
export class GetTradingClient {
  constructor(
    private readonly users: Users,
    private readonly tiers: ClientTiers,
    private readonly suitability: SuitabilityRecords,
    private readonly region: Region,
  ) {}

  /** A tier or an alert that can't be loaded is said and stops nothing: the server checks every order [OPEN-92]. */
  async execute(): AsyncResult<TradingClient> {
    const stored = regionalRiskRecords[this.region];
    const [user, tier, records] = await Promise.all([
      this.users.current(),
      stored.digitalTier ? this.tiers.current() : ok({}),
      stored.suitability ? this.suitability.current() : ok([]),
    ]);
    if (!user.ok) return user;
    const known = records.ok ? records.value : [];
    return ok({
      mayTradeOnline: canTrade(user.value),
      reactivation: reactivationEligibility(user.value),
      ...statedRiskProfile(user.value.effectiveCrr, known),
      ratedOn: user.value.crrLastUpdateDate,
      isDigitalTier: stored.digitalTier && tier.ok && isDigitalTier(tier.value),
      isIncomplete: !tier.ok || !records.ok,
    });
  }
}
