import type { FundReference } from '../../../domain/funds/finding/fund-listing';
import type { WatchedFund } from '../../../domain/funds/watching/watch-list';
import type { AsyncResult } from '../call-failure';

/** The funds that the signed-in client watches [ROUTE-18]. */
export abstract class WatchList {
  abstract current(): AsyncResult<readonly WatchedFund[]>;
  /** Adds a fund, once, and answers with all of them; a full list refuses it. */
  abstract add(fund: Pick<FundReference, 'code' | 'jfFundCode'>): AsyncResult<readonly WatchedFund[]>;
  /** Answers with those that are left; one that isn't there is removed already. */
  abstract remove(fund: Pick<FundReference, 'code' | 'jfFundCode'>): AsyncResult<readonly WatchedFund[]>;
}
