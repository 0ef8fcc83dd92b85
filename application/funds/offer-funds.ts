import type { FundListing } from '../../domain/funds/finding/fund-listing';
import { ok } from '../../domain/kernel/result';
import { type FundOffer, fundOffer } from '../../domain/suitability/risk/fund-offer';
import { statedRiskProfile } from '../../domain/suitability/risk/stated-risk-profile';
import type { AsyncResult } from '../ports/call-failure';
import type { Funds } from '../ports/funds/funds';
import type { SuitabilityRecords } from '../ports/suitability/suitability-records';
import type { Users } from '../ports/clients/users';

/** Finds which of the promoted funds of Taiwan may be put before the client [FUND-04, SUIT-24, SUIT-29, SUIT-30]. */
export class OfferFunds {
  constructor(
    private readonly funds: Pick<Funds, 'promoted'>,
    private readonly users: Users,
    private readonly suitability: SuitabilityRecords,
  ) {}

  /** Without knowing what suits the client, nothing is offered. */
  async execute(): AsyncResult<FundOffer<FundListing>> {
    const [promoted, user, records] = await Promise.all([
      this.funds.promoted(),
      this.users.current(),
      this.suitability.current(),
    ]);
    if (!promoted.ok) return promoted;
    if (!user.ok) return user;
    if (!records.ok) return records;
    return ok(fundOffer(promoted.value, statedRiskProfile(user.value.effectiveCrr, records.value)));
  }
}
