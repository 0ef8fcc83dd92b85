import type { AccountDetails } from '../../../domain/clients/account-details';
import type { AsyncResult } from '../call-failure';

/** The asset manager's overview of a client's account, in one answer [API-28, ENT-20]. */
export abstract class AccountOverviews {
  abstract current(): AsyncResult<AccountDetails>;
}
