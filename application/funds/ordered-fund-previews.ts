import type { FundIdentifier } from '../../domain/funds/finding/fund-listing';
import { isSameFund } from '../../domain/funds/finding/same-fund';
import type { FundPreview } from '../../domain/funds/finding/fund-preview';
import { ok } from '../../domain/kernel/result';
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
        const own = terms.value.find(({ currency, ...fund }) =>
          isSameFund({ ...fund, baseCurrency: currency }, { ...preview, isinCode: undefined }),
        );
        if (!own) return preview;
        const { isDigitalShareClass, feeType, subscription } = own;
        return { ...preview, isDigitalShareClass, feeType, subscription };
      }),
    );
  }
}
