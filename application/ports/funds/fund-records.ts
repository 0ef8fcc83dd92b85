import type { FundDetails, FundDocument } from '../../../domain/funds/fund-details';
import type { FundIdentifier, FundReference } from '../../../domain/funds/finding/fund-listing';
import type { DatedNav } from '../../../domain/funds/performance/performance';
import type { AsyncResult } from '../call-failure';

/** The papers of one of several funds [FUND-16]. */
export type DocumentedFund = Omit<FundReference, 'name'> & { readonly documents: readonly FundDocument[] };

/** Loads the records of one fund: the sections of its own page [FUND-12..17]. */
export abstract class FundRecords {
  /** Undefined where the server knows no such fund. */
  abstract details(fund: FundIdentifier): AsyncResult<FundDetails | undefined>;
  /** The papers of several funds at once; a fund that the server doesn't know is missing. */
  abstract documents(funds: readonly FundIdentifier[]): AsyncResult<readonly DocumentedFund[]>;
  /** As published, in the fund's own currency; none where the server knows no such fund. */
  abstract prices(fund: FundIdentifier): AsyncResult<readonly DatedNav[]>;
}
