import type { AsyncResult } from '../../../application/ports/call-failure';
import type { UserCodeChecks } from '../../../application/ports/credentials/credential-resets';
import { type StoredUsername, type UsernameChange, Usernames } from '../../../application/ports/credentials/usernames';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import { userCodeRuleList } from '../../../contract/rest/credentials/reset';
import {
  ownUsername,
  type OwnUsername as OwnUsernameAnswer,
  usernameCalls,
} from '../../../contract/rest/credentials/username-calls';
import { readJson } from '../read-answer';
import type { FailurePolicy, RestClient } from '../rest-client';
import { sessionEndingPolicy } from '../session-ending-policy';

const policy = { showErrors: false };

/** A client's own login name over REST [ACCT-04, ACCT-07]. */
export class RestUsernames extends Usernames {
  constructor(private readonly client: RestClient) {
    super();
  }

  own(): AsyncResult<StoredUsername> {
    return this.ask(policy);
  }

  ownAfterLoss(): AsyncResult<StoredUsername> {
    return this.ask(sessionEndingPolicy);
  }

  check(username: string): AsyncResult<UserCodeChecks> {
    return this.client.call(usernameCalls, {
      name: 'checkUsername',
      body: { username },
      untracked: true,
      policy,
      read: readJson(userCodeRuleList, ({ rules }) => rules),
    });
  }

  change(change: UsernameChange, key: IdempotencyKey): AsyncResult<StoredUsername> {
    return this.client.call(usernameCalls, {
      name: 'changeUsername',
      body: change,
      headers: { 'Idempotency-Key': key },
      policy: sessionEndingPolicy,
      read: readJson(ownUsername, toOwnUsername),
    });
  }

  private ask(failurePolicy: FailurePolicy): AsyncResult<StoredUsername> {
    return this.client.call(usernameCalls, {
      name: 'ownUsername',
      policy: failurePolicy,
      read: readJson(ownUsername, toOwnUsername),
    });
  }
}

const toOwnUsername = ({ username }: OwnUsernameAnswer): StoredUsername => ({ username: username ?? undefined });
