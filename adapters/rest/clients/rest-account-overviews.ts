import { AccountOverviews } from '../../../application/ports/clients/account-overviews';
import type { AsyncResult } from '../../../application/ports/call-failure';
import type { AccountDetails } from '../../../domain/clients/account-details';
import type { Region } from '../../../domain/region';
import { accountDetailsCalls } from '../../../contract/rest/account/account-details-calls';
import { readAccountDetails } from './read-account-details';
import { readJsonBody } from '../read-answer';
import type { RestClient } from '../rest-client';

/** The overview of a client's account over REST; a notice waits for it, so its failures are the notices' [API-28]. */
export class RestAccountOverviews extends AccountOverviews {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
  ) {
    super();
  }

  current(): AsyncResult<AccountDetails> {
    return this.client.call(accountDetailsCalls, {
      name: 'accountInfo',
      policy: { showErrors: false },
      read: readJsonBody(readAccountDetails(this.region)),
    });
  }
}
