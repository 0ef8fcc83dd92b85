import { OrderedFundPreviews } from '../../../application/funds/ordered-fund-previews';
import { FundOrderTerms } from '../../../application/ports/funds/fund-order-terms';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import { regionFeatures } from '../../../config/region-features';
import type { Region } from '../../../domain/region';
import type { Get } from '../../app/injection';

/** Previews of the funds that are to be ordered, with what their orders keep to where a region has such terms [TRADE-26, TRADE-129..134]. */
export function orderedPreviews(get: Get, region: Region): FundPreviews {
  const previews = get(FundPreviews);
  return regionFeatures[region].tradingServices ? new OrderedFundPreviews(previews, get(FundOrderTerms)) : previews;
}
