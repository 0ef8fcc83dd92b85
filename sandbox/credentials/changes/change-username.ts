import { eq } from 'drizzle-orm';
import { type OwnUsername, ownUsername } from '../../../adapters/rest/contract/credentials/username-calls';
import { loginRefusal } from '../../../domain/credentials/login/account-state';
import { normaliseLoginName } from '../../../domain/credentials/login/login-name';
import { usernameProblem, usernameRefusals } from '../../../domain/credentials/secrets/check-username';
import { pinErrorCode } from '../../../domain/credentials/secrets/pin-error-codes';
import type { Language } from '../../../domain/language';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { Session } from '../../context/find-session';
import type { IssuedSession } from '../../context/send-session';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { type ClientRow, clients } from '../../database/schema/clients';
import { credentialChanges } from '../../database/schema/credentials';
import { attemptToRename } from '../../sessions/login-attempt';
import { countFailure, forgetFailures, isAnyLocked, lockCounters, sweepFailures } from '../../sessions/login-failures';
import { endOtherSessions, renewSession } from '../../sessions/session-store';
import { Refusal, sessionExpired } from '../../wire/refusal';
import { type ChangedOnce, changeOnce } from './change-once';
import { tellOfUsername } from './tell-of-username';
import { isUsernameTaken } from './username-rules';

type Wanted = {
  readonly session: Pick<Session, 'cookieHash' | 'clientId'>;
  readonly language: Language;
  readonly key: IdempotencyKey;
  readonly change: { readonly username: string; readonly secret: string };
};

/**
 * Gives a client the login name of the client's choice, once under its key [ACCT-04, ACCT-07, CRED-01..10]. A wrong present
 * secret counts to the login's lock and is told before anything of the name. Afterwards the client's other sessions have
 * ended, this one has other names, and the client is told by every way on file, all or nothing.
 */
export async function changeUsername(context: ServerContext, wanted: Wanted): Promise<ChangedOnce<OwnUsername>> {
  const { database, clock, region, secrets } = context;
  const { session, key, change } = wanted;
  await sweepFailures(database, clock.now());
  const [client] = await database.select().from(clients).where(eq(clients.id, session.clientId));
  if (client === undefined) throw sessionExpired();
  const isRight = await secrets.matches(client.secretHash, change.secret);
  const username = normaliseLoginName(region, change.username);
  const { secret } = change;
  return changeOnce(context, {
    ...{ submission: { clientId: client.id, call: 'changeUsername', key, content: username }, stored: ownUsername },
    judge: (transaction) => judge(transaction, context, { client, username, isRight, secret }),
    carryOut: (transaction) => carryOut(transaction, context, { wanted, client, username }),
    answer: () => Promise.resolve({ username }),
  });
}

type Judged = {
  readonly client: ClientRow;
  readonly username: string;
  readonly isRight: boolean;
  readonly secret: string;
};

/** Why it isn't carried out: a lock, a wrong present secret, or what the name breaks. */
async function judge(
  transaction: Database,
  { clock, region }: ServerContext,
  { client, username, isRight, secret }: Judged,
): Promise<Refusal | undefined> {
  const now = clock.now();
  const attempted = attemptToRename(client, username);
  const held = await lockCounters(transaction, attempted, now);
  if (isAnyLocked(held, now)) return new Refusal(403, [loginRefusal('locked')]);
  const [current] = await transaction.select().from(clients).where(eq(clients.id, client.id)).for('update');
  if (current?.state !== 'active') throw sessionExpired();
  // A secret that was replaced while it was looked at is no longer the client's.
  if (!isRight || current.secretHash !== client.secretHash) {
    const locks = await countFailure(transaction, held, now);
    return new Refusal(403, [locks ? loginRefusal('locked') : pinErrorCode('current-wrong', 'login')]);
  }
  const taken = await isUsernameTaken(transaction, client, username);
  const problem = usernameProblem(region, username, { present: current.userName ?? undefined, taken, secret });
  if (problem !== undefined) return new Refusal(400, [usernameRefusals[problem]]);
  await forgetFailures(transaction, attempted);
  return undefined;
}

async function carryOut(
  transaction: Database,
  { clock, configuration }: ServerContext,
  { wanted, client, username }: { readonly wanted: Wanted; readonly client: ClientRow; readonly username: string },
): Promise<IssuedSession> {
  const now = clock.now();
  await transaction.update(clients).set({ userName: username }).where(eq(clients.id, client.id));
  await transaction
    .insert(credentialChanges)
    .values({ clientId: client.id, type: 'user-code', way: 'change', changedAt: now });
  await endOtherSessions(transaction, wanted.session);
  const issued = await renewSession(transaction, wanted.session, now);
  if (issued === undefined) throw sessionExpired();
  const { environment } = configuration;
  await tellOfUsername(transaction, { client, now, language: wanted.language, environment });
  return issued;
}
