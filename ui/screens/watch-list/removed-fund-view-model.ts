import type { Funds } from '../../../application/ports/funds/funds';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { Panel } from '../../stores/panel';

/** All funds, which name one that was removed in the language that is read. */
export class RemovedFundViewModel {
  readonly funds: Panel<readonly FundListing[]>;

  constructor(funds: Funds) {
    this.funds = new Panel(() => funds.all());
  }
}
