import type { FundDetails } from '../../../domain/funds/fund-details';
import type { FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import type { DatedNav } from '../../../domain/funds/performance/performance';
import type { AsyncResult } from '../call-failure';

/** Loads the records of one fund: the sections of its own page [FUND-12..17]. */
export abstract class FundRecords {
  /** Undefined where the server knows no such fund. */
  abstract details(fund: FundIdentifier): AsyncResult<FundDetails | undefined>;
  /** As published, in the fund's own currency; none where the server knows no such fund. */
  abstract prices(fund: FundIdentifier): AsyncResult<readonly DatedNav[]>;
}
