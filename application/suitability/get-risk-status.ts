import { ok } from '../../domain/kernel/result';
import type { Region } from '../../domain/region';
import { regionalRiskRecords } from '../../domain/suitability/risk/regional-risk-records';
import type { ClientGrounds } from '../../domain/suitability/risk/client-grounds';
import { type RiskStatus, riskStatus } from '../../domain/suitability/risk-status';
import type { AsyncResult } from '../ports/call-failure';
import type { RiskRatings } from '../ports/suitability/risk-ratings';
import type { SuitabilityRecords } from '../ports/suitability/suitability-records';

/** A client's standing, and the grounds that it has beside the answers. */
export type ExplainedRiskStatus = {
  readonly status: RiskStatus;
  /** Undefined where the region keeps none, or they couldn't be loaded. */
  readonly grounds: ClientGrounds | undefined;
  /** The grounds couldn't be loaded. */
  readonly areGroundsUnknown: boolean;
};

/** Finds out where a client stands; Taiwan alone keeps more than the rating [SUIT-03, SUIT-09, SUIT-23..37]. */
export class GetRiskStatus {
  constructor(
    private readonly ratings: RiskRatings,
    private readonly suitability: SuitabilityRecords,
    private readonly region: Region,
  ) {}

  /** Grounds that can't be loaded are left out, and it says so: what follows from them is in the record [OPEN-92]. */
  async execute(): AsyncResult<ExplainedRiskStatus> {
    const keepsMore = regionalRiskRecords[this.region].suitability;
    const [rating, records, grounds] = await Promise.all([
      this.ratings.current(),
      keepsMore ? this.suitability.current() : ok([]),
      keepsMore ? this.ratings.grounds() : ok(undefined),
    ]);
    if (!rating.ok) return rating;
    if (!records.ok) return records;
    return ok({
      status: riskStatus(rating.value, records.value),
      grounds: grounds.ok ? grounds.value : undefined,
      areGroundsUnknown: !grounds.ok,
    });
  }
}
