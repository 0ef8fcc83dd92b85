import type { FundIdentifier } from '../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../domain/funds/finding/fund-preview';
import { ok } from '../../domain/kernel/result';
import { findByPreview } from './find-by-preview';
import type { AsyncResult } from '../ports/call-failure';
import { FundPreviews } from '../ports/funds/fund-previews';
import type { PurchaseLimits } from '../ports/funds/purchase-limits';

/** Previews of funds with the limits of a purchase, as far as they can be loaded: the server keeps to them on the next page all the same [TRADE-98, TRADE-99]. */
export class LimitedFundPreviews extends FundPreviews {
  constructor(
    private readonly previews: FundPreviews,
    private readonly limits: PurchaseLimits,
  ) {
    super();
  }

  async meantBy(funds: readonly FundIdentifier[]): AsyncResult<readonly FundPreview[]> {
    const [previews, limits] = await Promise.all([this.previews.meantBy(funds), this.limits.of(funds)]);
    if (!previews.ok || !limits.ok) return previews;
    return ok(
      previews.value.map((preview) => {
        const own = findByPreview(limits.value, preview);
        return own ? { ...preview, buyLimits: own.limits } : preview;
      }),
    );
  }
}
