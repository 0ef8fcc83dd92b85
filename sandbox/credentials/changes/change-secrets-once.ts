import { eq } from 'drizzle-orm';
import { lastChanges, type LastChangesAnswer } from '../../../adapters/rest/contract/credentials/secret-changes';
import type { SecretScope } from '../../../domain/credentials/secrets/secret-scope';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import { submissionRefusals } from '../../../domain/submissions/submission-refusal';
import type { ServerContext } from '../../context/server-context';
import { type ClientRow, clients } from '../../database/schema/clients';
import { Refusal } from '../../wire/refusal';
import { type Change, type ChangedOnce, changeOnce } from './change-once';
import { lastChangesOf } from './last-changes';

/** When a client's secrets were changed last, this change with them. */
export type ChangedSecrets = ChangedOnce<LastChangesAnswer>;

type SecretChange = Pick<Change<LastChangesAnswer>, 'judge' | 'carryOut'> & {
  readonly clientId: string;
  readonly call: 'changeSecret' | 'resetTradingPassword';
  readonly key: IdempotencyKey;
  readonly scope: SecretScope;
  /** Whether the client's secrets are the very ones that are asked for. */
  readonly isInForce: (client: ClientRow | undefined) => Promise<boolean>;
};

/** Changes a client's secrets once under a key; what comes again is answered only if what it asks for is in force. */
export async function changeSecretsOnce(context: ServerContext, change: SecretChange): Promise<ChangedSecrets> {
  const { clientId, call, key, scope, judge, carryOut, isInForce } = change;
  const changed = await changeOnce(context, {
    // Of secrets nothing is kept with the key, not even a digest.
    submission: { clientId, call, key, content: scope },
    ...{ stored: lastChanges, judge, carryOut, answer: (transaction) => lastChangesOf(transaction, clientId) },
  });
  if (changed.session !== undefined) return changed;
  const [client] = await context.database.select().from(clients).where(eq(clients.id, clientId));
  if (!(await isInForce(client))) throw new Refusal(422, [submissionRefusals.keyReused]);
  return changed;
}
