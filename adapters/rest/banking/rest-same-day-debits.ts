import type { AsyncResult } from '../../../application/ports/call-failure';
import { SameDayDebits } from '../../../application/ports/banking/same-day-debits';
import type { SameDayDirectDebit } from '../../../domain/banking/same-day-direct-debit';
import { accountCalls } from '../../../contract/rest/account/account-calls';
import { readSameDayDebit } from './read-direct-debits';
import type { RestClient } from '../rest-client';

/** Taiwan's same-day direct debit over REST [API-60, CONFLICT-44]. */
export class RestSameDayDebits extends SameDayDebits {
  constructor(private readonly client: RestClient) {
    super();
  }

  current(): AsyncResult<SameDayDirectDebit> {
    return this.client.call(accountCalls, {
      name: 'sameDayDDA',
      policy: { showErrors: false },
      read: readSameDayDebit,
    });
  }
}
