import type { FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import type { BuyLimits } from '../../../domain/funds/buy-limits';
import type { AsyncResult } from '../call-failure';

/** A fund and the limits of one purchase of it, by the currency that is paid. */
export type FundPurchaseLimits = {
  readonly code: string;
  readonly jfFundCode?: string | undefined;
  readonly currency: string;
  readonly limits: Readonly<Record<string, BuyLimits>>;
};

/** Loads what amounts funds can be bought for, an extension: the specification states limits with a composed order alone [TRADE-98, TRADE-99, OPEN-30]. */
export abstract class PurchaseLimits {
  /** Those of several funds that the server knows; none of a server without the extension. */
  abstract of(funds: readonly FundIdentifier[]): AsyncResult<readonly FundPurchaseLimits[]>;
}
