import type { AccountOverviews } from '../../../../application/ports/clients/account-overviews';
import type { AccountDetails } from '../../../../domain/clients/account-details';
import { AsyncResource } from '../../../stores/async-resource';

/** The overview of the client's account, which has the preferred currency [API-28, ENT-20]. */
export class PreferredCurrencyViewModel {
  readonly overview: AsyncResource<AccountDetails>;

  constructor(overviews: AccountOverviews) {
    this.overview = new AsyncResource(() => overviews.current());
  }
}
