import type { AsyncResult } from '../../../application/ports/call-failure';
import {
  type LastChanges,
  type SecretChange,
  SecretChanges,
} from '../../../application/ports/credentials/secret-changes';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import { onlyPresent } from '../../http/only-present';
import { lastChanges, type LastChangesAnswer } from '../../../contract/rest/credentials/secret-changes';
import { secretChangeCalls } from '../../../contract/rest/credentials/secret-change-calls';
import { readJson } from '../read-answer';
import type { FailurePolicy, RestClient } from '../rest-client';
import { sessionEndingPolicy } from '../session-ending-policy';
import { whereNotOffered } from '../where-not-offered';

const policy = { showErrors: false };

/** A client's own changes of secrets over REST [API-22]. */
export class RestSecretChanges extends SecretChanges {
  constructor(private readonly client: RestClient) {
    super();
  }

  change(change: SecretChange, key: IdempotencyKey): AsyncResult<LastChanges> {
    return this.client.call(secretChangeCalls, {
      name: 'changeSecret',
      body: change,
      headers: { 'Idempotency-Key': key },
      policy: sessionEndingPolicy,
      read: readJson(lastChanges, toLastChanges),
    });
  }

  async last(): AsyncResult<LastChanges> {
    const answer = await this.ask(policy);
    return whereNotOffered(answer, {});
  }

  lastAfterLoss(): AsyncResult<LastChanges> {
    return this.ask(sessionEndingPolicy);
  }

  private ask(failurePolicy: FailurePolicy): AsyncResult<LastChanges> {
    return this.client.call(secretChangeCalls, {
      name: 'secretChanges',
      policy: failurePolicy,
      read: readJson(lastChanges, toLastChanges),
    });
  }
}

/** The instants at which each secret was last changed, from an answer. */
export const toLastChanges = ({ login, verification }: LastChangesAnswer): LastChanges =>
  onlyPresent({ login: login ?? undefined, verification: verification ?? undefined });
