import type { FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import type { FundSubscription } from '../../../domain/funds/fund-subscription';
import type { FeeType } from '../../../domain/funds/fee-type';
import type { AsyncResult } from '../call-failure';

/** The terms of a fund for orders and plans beside its preview. */
export type FundTradingTerms = {
  readonly code: string;
  readonly jfFundCode?: string | undefined;
  readonly currency: string;
  readonly isDigitalShareClass: boolean;
  readonly feeType?: FeeType | undefined;
  readonly subscription?: FundSubscription | undefined;
};

/**
 * Loads the terms of funds for orders and plans; calls of ours beside the specification's previews; TW only [TRADE-26,
 * TRADE-129..134, LINK-29, LINK-30].
 */
export abstract class FundOrderTerms {
  /** Those of several funds that the server knows. */
  abstract of(funds: readonly FundIdentifier[]): AsyncResult<readonly FundTradingTerms[]>;

  /** Returns the ids of the new funds that are subscribed now. */
  abstract newFunds(): AsyncResult<readonly string[]>;
}
