import {
  BankAccountChanges,
  type BankAccountProof,
  type BankAccountWish,
  type OwnBankAccounts,
} from '../../../application/ports/banking/bank-account-changes';
import type { AsyncResult } from '../../../application/ports/call-failure';
import {
  type BankAccountRequestBody,
  ownBankAccounts,
  type OwnBankAccountsAnswer,
} from '../../../contract/rest/account/bank-account-change';
import { bankAccountChangeCalls } from '../../../contract/rest/account/bank-account-change-calls';
import { onlyPresent } from '../../http/only-present';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';
import { sessionEndingPolicy } from '../session-ending-policy';

const shared = { policy: { showErrors: false }, read: readJson(ownBankAccounts, toOwnBankAccounts) };

/** Requests for another bank account over REST, by calls that are our own decision (ADR 0136). */
export class RestBankAccountChanges extends BankAccountChanges {
  constructor(
    private readonly client: RestClient,
    private readonly timeout: number,
  ) {
    super();
  }

  current(): AsyncResult<OwnBankAccounts> {
    return this.client.call(bankAccountChangeCalls, { name: 'bankAccountChanges', ...shared });
  }

  request(wish: BankAccountWish, proof: BankAccountProof): AsyncResult<OwnBankAccounts> {
    return this.client.call(bankAccountChangeCalls, {
      name: 'requestBankAccount',
      upload: { form: toForm(wish, proof), timeout: this.timeout, onProgress: () => undefined },
      ...shared,
      policy: sessionEndingPolicy,
    });
  }

  cancel(id: string): AsyncResult<OwnBankAccounts> {
    return this.client.call(bankAccountChangeCalls, { name: 'cancelBankAccount', body: { id }, ...shared });
  }
}

/** The multipart parts `request`, as JSON, and `file`. */
function toForm({ place, ...wish }: BankAccountWish, { file, content }: BankAccountProof): FormData {
  const form = new FormData();
  const request: BankAccountRequestBody = onlyPresent({ ...wish, ...place });
  form.append('request', JSON.stringify(request));
  form.append('file', content, file.name);
  return form;
}

function toOwnBankAccounts({ accounts, changes }: OwnBankAccountsAnswer): OwnBankAccounts {
  return {
    accounts,
    changes: changes.map(({ branch, replaces, ...change }) =>
      onlyPresent({ ...change, branch: branch ?? undefined, replaces: replaces ?? undefined }),
    ),
  };
}
