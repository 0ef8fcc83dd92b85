import { lastChanges, type LastChangesAnswer } from '../../../contract/rest/credentials/secret-changes';
import type { SecretScope } from '../../../domain/credentials/secrets/secret-scope';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { ServerContext } from '../../context/server-context';
import { type ChangeSteps, type ChangedOnce, applyChangeOnce } from './change-once';
import { loadLastChanges } from './last-changes';

/** When a client's secrets were changed last, this change with them. */
export type ChangedSecrets = ChangedOnce<LastChangesAnswer>;

type SecretChange = Pick<ChangeSteps<LastChangesAnswer>, 'validate' | 'proveAgain' | 'carryOut'> & {
  readonly clientId: string;
  readonly call: 'changeSecret' | 'resetTradingPassword';
  readonly key: IdempotencyKey;
  readonly scope: SecretScope;
};

/** Changes a client's secrets once under a key; of the secrets nothing is kept with it, so whoever sends them again proves them again. */
export function changeSecretsOnce(
  context: ServerContext,
  { clientId, call, key, scope, ...steps }: SecretChange,
): Promise<ChangedSecrets> {
  return applyChangeOnce(context, {
    // Not even a digest of them.
    submission: { clientId, call, key, content: scope },
    stored: lastChanges,
    ...steps,
    answer: (transaction) => loadLastChanges(transaction, clientId),
  });
}
