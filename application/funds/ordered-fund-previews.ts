import type { FundIdentifier } from '../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../domain/funds/finding/fund-preview';
import { ok } from '../../domain/kernel/result';
import { findByPreview } from './find-by-preview';
import type { AsyncResult } from '../ports/call-failure';
import type { FundOrderTerms } from '../ports/funds/fund-order-terms';
import { FundPreviews } from '../ports/funds/fund-previews';

/** Previews of funds with what orders and plans keep to; nothing may be missing, so that no rule is passed over [TRADE-26, TRADE-129..134]. */
export class OrderedFundPreviews extends FundPreviews {
  constructor(
    private readonly previews: FundPreviews,
    private readonly terms: Pick<FundOrderTerms, 'of'>,
  ) {
    super();
  }

  async meantBy(funds: readonly FundIdentifier[]): AsyncResult<readonly FundPreview[]> {
    const [previews, terms] = await Promise.all([this.previews.meantBy(funds), this.terms.of(funds)]);
    if (!previews.ok) return previews;
    if (!terms.ok) return terms;
    return ok(
      previews.value.map((preview) => {
        const own = findByPreview(terms.value, preview);
        if (!own) return preview;
        const { isDigitalShareClass, feeType, subscription } = own;
        return { ...preview, isDigitalShareClass, feeType, subscription };
      }),
    );
  }
}
