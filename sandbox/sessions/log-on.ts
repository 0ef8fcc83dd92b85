import { and, eq, or } from 'drizzle-orm';
import type { LoginErrorCode } from '../../domain/credentials/login-error-codes';
import { normaliseLoginName } from '../../domain/credentials/login-name';
import { assertNever } from '../../domain/kernel/assert-never';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import type { Surroundings } from '../server/app';
import type { Credentials } from './basic-credentials';
import { completeLogin } from './complete-login';
import { countFailure, lockedName, type TypedName } from './login-failures';
import { createSession, type IssuedSession } from './session-store';

/** A client as the database knows her. */
export type Client = typeof clients.$inferSelect;

type LogOn = { readonly client: Client; readonly session: IssuedSession };

/**
 * Opens a session for whoever gives the right name and secret [AUTH-03]. The secret is checked first, outside the
 * transaction; its outcome counts only under the lock on the name, so guessing in parallel tells no more than in turn.
 */
export async function logOn(
  credentials: Credentials,
  { region, database, secrets, clock }: Surroundings,
): Promise<Result<LogOn, LoginErrorCode>> {
  const typed = { region, name: normaliseLoginName(region, credentials.name) };
  const client = await findClient(database, typed);
  const right = await secrets.matches(client?.secretHash, credentials.secret);
  const now = clock.now();
  return database.transaction(async (transaction) => {
    if (await lockedName(transaction, typed, now)) return err('LOG0005');
    if (client === undefined || !right)
      return err((await countFailure(transaction, typed, now)) ? 'LOG0005' : 'LOG0001');
    const refusal = refusalOf(client, typed.name);
    if (refusal !== undefined) return err(refusal);
    const state = client.asksForCode ? 'code-pending' : 'open';
    const session = await createSession(transaction, { region, clientId: client.id, state, now });
    if (state === 'open') await completeLogin(transaction, client, now);
    return ok({ client, session });
  });
}

async function findClient(database: Database, { region, name }: TypedName): Promise<Client | undefined> {
  const rows = await database
    .select()
    .from(clients)
    .where(and(eq(clients.region, region), or(eq(clients.userName, name), eq(clients.identityNumber, name))));
  return rows[0];
}

/** Why a client who knows the secret may not log in all the same [AUTH-42..48]. */
function refusalOf(client: Client, name: string): LoginErrorCode | undefined {
  switch (client.state) {
    case 'frozen':
      return 'LOG0005';
    case 'disabled':
      return 'LOG0006';
    case 'reset-in-progress':
      return 'LOG0008';
    case 'not-activated':
      return 'LOG0009';
    case 'active':
      return client.userName !== null && client.userName !== name ? 'LOG0013' : undefined;
    default:
      return assertNever(client.state);
  }
}
