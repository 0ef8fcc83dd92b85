import type { AccountOverviews } from '../../../../application/ports/clients/account-overviews';
import type { AccountDetails } from '../../../../domain/clients/account-details';
import { Panel } from '../../../stores/panel';

/** The overview of the client's account, which has the preferred currency [API-28, ENT-20]. */
export class PreferredCurrencyViewModel {
  readonly overview: Panel<AccountDetails>;

  constructor(overviews: AccountOverviews) {
    this.overview = new Panel(() => overviews.current());
  }
}
