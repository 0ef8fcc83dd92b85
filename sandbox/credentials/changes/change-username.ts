import { eq } from 'drizzle-orm';
import { type OwnUsername, ownUsername } from '../../../contract/rest/credentials/username-calls';
import { accountLoginErrorCode } from '../../../domain/credentials/login/account-state';
import { normaliseLoginName } from '../../../domain/credentials/login/login-name';
import { usernameProblem, usernameErrorCodes } from '../../../domain/credentials/login/check-username';
import { pinErrorCode } from '../../../domain/credentials/secrets/pin-error-codes';
import type { Language } from '../../../domain/language';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import { lockClient } from '../../context/locked-client';
import type { Session } from '../../context/find-session';
import type { IssuedSession } from '../../context/send-session';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { type ClientRow, clients } from '../../database/schema/clients';
import { credentialChanges } from '../../database/schema/credentials';
import { attemptToRename } from '../../sessions/login-attempt';
import { countFailure, forgetFailures, isAnyLocked, lockCounters, sweepFailures } from '../../sessions/login-failures';
import { endOtherSessions, renewSession } from '../../sessions/session-store';
import { ApiError, sessionExpired } from '../../wire/api-error';
import { type ChangedOnce, applyChangeOnce } from './change-once';
import { notifyOfUsernameChange } from './notify-of-username-change';
import { isUsernameTaken } from './username-rules';

type Input = {
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
export async function changeUsername(context: ServerContext, input: Input): Promise<ChangedOnce<OwnUsername>> {
  const { database, clock, region, secrets } = context;
  const { session, key, change } = input;
  await sweepFailures(database, clock.now());
  const [client] = await database.select().from(clients).where(eq(clients.id, session.clientId));
  if (client === undefined) throw sessionExpired();
  const isRight = await secrets.matches(client.secretHash, change.secret);
  const username = normaliseLoginName(region, change.username);
  const { secret } = change;
  return applyChangeOnce(context, {
    submission: { clientId: client.id, call: 'changeUsername', key, content: username },
    stored: ownUsername,
    validate: (transaction) => validate(transaction, context, { client, username, isRight, secret }),
    proveAgain: async (transaction) => (await verifyProof(transaction, context, { client, username, isRight })).error,
    carryOut: (transaction) => carryOut(transaction, context, { wanted: input, client, username }),
    answer: () => Promise.resolve({ username }),
  });
}

type ChangeToValidate = {
  readonly client: ClientRow;
  readonly username: string;
  readonly isRight: boolean;
  readonly secret: string;
};

/** Why it isn't carried out: a lock, a wrong present secret, or what the name breaks. */
async function validate(
  transaction: Database,
  context: ServerContext,
  validated: ChangeToValidate,
): Promise<ApiError | undefined> {
  const { client, username, secret } = validated;
  const { error, current } = await verifyProof(transaction, context, validated);
  if (error !== undefined) return error;
  const taken = await isUsernameTaken(transaction, client, username);
  const problem = usernameProblem(context.region, username, { present: current.userName ?? undefined, taken, secret });
  if (problem !== undefined) return new ApiError(400, [usernameErrorCodes[problem]]);
  await forgetFailures(transaction, attemptToRename(client, username));
  return undefined;
}

type ProofToVerify = { readonly error: ApiError | undefined; readonly current: ClientRow };

/** Judges the secret that was given; a wrong one counts to the login's lock. */
async function verifyProof(
  transaction: Database,
  { clock }: Pick<ServerContext, 'clock'>,
  { client, username, isRight }: Omit<ChangeToValidate, 'secret'>,
): Promise<ProofToVerify> {
  const now = clock.now();
  const held = await lockCounters(transaction, attemptToRename(client, username), now);
  const current = await lockClient(transaction, client.id);
  if (current?.state !== 'active') throw sessionExpired();
  const rejectedWith = (code: string): ProofToVerify => ({ error: new ApiError(403, [code]), current });
  if (isAnyLocked(held, now)) return rejectedWith(accountLoginErrorCode('locked'));
  // A secret that was replaced while it was looked at is no longer the client's.
  if (isRight && current.secretHash === client.secretHash) return { error: undefined, current };
  const locks = await countFailure(transaction, held, now);
  return rejectedWith(locks ? accountLoginErrorCode('locked') : pinErrorCode('current-wrong', 'login'));
}

async function carryOut(
  transaction: Database,
  { clock, configuration }: ServerContext,
  {
    wanted: input,
    client,
    username,
  }: { readonly wanted: Input; readonly client: ClientRow; readonly username: string },
): Promise<IssuedSession> {
  const now = clock.now();
  await transaction.update(clients).set({ userName: username }).where(eq(clients.id, client.id));
  await transaction
    .insert(credentialChanges)
    .values({ clientId: client.id, type: 'user-code', way: 'change', changedAt: now });
  await endOtherSessions(transaction, input.session);
  const issued = await renewSession(transaction, input.session, now);
  if (issued === undefined) throw sessionExpired();
  const { environment } = configuration;
  await notifyOfUsernameChange(transaction, { client, now, language: input.language, environment });
  return issued;
}
