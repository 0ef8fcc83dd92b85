import { BankAccounts } from '../../../application/ports/banking/bank-accounts';
import type { AsyncResult } from '../../../application/ports/call-failure';
import type { BankAccount } from '../../../domain/banking/bank-account';
import type { ListedBankAccount } from '../../../domain/banking/changed-bank-accounts';
import { accountCalls } from '../../../contract/rest/account/account-calls';
import { readBankInfo } from './read-bank-info';
import { readDirectDebits } from './read-direct-debits';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };

/** Bank accounts over REST; panels, so their failures are their own [API-61..63]. */
export class RestBankAccounts extends BankAccounts {
  constructor(private readonly client: RestClient) {
    super();
  }

  listed(): AsyncResult<readonly ListedBankAccount[]> {
    return this.client.call(accountCalls, { name: 'bankInfo', policy, read: readBankInfo });
  }

  directDebits(): AsyncResult<readonly BankAccount[]> {
    return this.client.call(accountCalls, { name: 'dda', policy, read: readDirectDebits });
  }

  credited(): AsyncResult<readonly ListedBankAccount[]> {
    return this.client.call(accountCalls, { name: 'acctBankInfo', policy, read: readBankInfo });
  }
}
