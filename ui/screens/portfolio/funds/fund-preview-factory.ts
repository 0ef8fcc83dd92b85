import type { FundReference } from '../../../../domain/funds/finding/fund-listing';
import type { HeldUnits } from '../../../../domain/funds/finding/units-held';
import type { FundPreviewViewModel } from '../../../funds/preview/fund-preview-view-model';

/**
 * Makes what is known of one fund, and what the client can do with it; `holdings` are undefined where they couldn't be
 * loaded.
 */
export abstract class FundPreviewFactory {
  abstract create(fund: FundReference, holdings: readonly HeldUnits[] | undefined): FundPreviewViewModel;
}
