import type { Funds } from '../../../application/ports/funds/funds';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { AsyncResource } from '../../stores/async-resource';

/** All funds, which name one that was removed in the language that is read. */
export class RemovedFundViewModel {
  readonly funds: AsyncResource<readonly FundListing[]>;

  constructor(funds: Funds) {
    this.funds = new AsyncResource(() => funds.all());
  }
}
