import { eq } from 'drizzle-orm';
import type { PasskeyAssertion, PasskeyRequestAnswer } from '../../contract/rest/passkeys/passkeys';
import type { Allowance } from '../../domain/clients/allowance';
import type { LoginErrorCode } from '../../domain/credentials/login/login-error-codes';
import { passkeyErrorCodes } from '../../domain/credentials/passkeys/passkey-error-codes';
import type { Session } from '../context/find-session';
import type { BrowserOrigin } from '../context/login-origin';
import type { IssuedSession } from '../context/send-session';
import type { ServerContext } from '../context/server-context';
import { clients } from '../database/schema/clients';
import { oneTimeCodes } from '../database/schema/sessions';
import { useAllowance } from '../limits/use-allowance';
import { storeChallenge, requestOptions } from '../passkeys/challenges';
import { verifyAssertion, usePasskey } from '../passkeys/verify-assertion';
import { hasPasskey, loadPasskeys } from '../passkeys/own-passkeys';
import type { RelyingParty } from '../passkeys/relying-party';
import { requireSignInOpen } from '../stops/stops-in-force';
import { ApiError, sessionExpired } from '../wire/api-error';
import { completeSignIn } from './complete-sign-in';
import { attemptOfClient } from './login-attempt';
import { isAnyLocked, lockCounters } from './login-failures';
import { recordOutcome } from './login-records';
import { hideCode } from './outbox';
import { lockHalfOpenSession, promoteSession } from './session-store';

/**
 * The number of sign-ins of a client that may ask for a passkey: far more than anybody does, far less than keeps a
 * server busy.
 */
const asking: Allowance = { times: 60, within: 60 * 60 * 1000 };

/**
 * Returns true if a client who owes a one-time code may use a passkey in its place: the firm allows it, and the client
 * has one [R14].
 */
export async function mayLogInByPasskey(
  { database, configuration: { passkeys } }: Pick<ServerContext, 'database' | 'configuration'>,
  clientId: string,
  relyingParty: RelyingParty | undefined,
): Promise<boolean> {
  return passkeys === 'all' && (await hasPasskey(database, clientId, relyingParty));
}

/** Asks a half-open session for a passkey in place of the one-time code [R14]. */
export async function askPasskeyLogin(
  session: Session,
  relyingParty: RelyingParty | undefined,
  context: ServerContext,
): Promise<PasskeyRequestAnswer> {
  const { database, clock } = context;
  await requireSignInOpen(context);
  const { clientId } = session;
  if (relyingParty === undefined || !(await mayLogInByPasskey(context, clientId, relyingParty)))
    throw new ApiError(400, [passkeyErrorCodes.unavailable]);
  const own = await loadPasskeys(database, clientId, relyingParty);
  const now = clock.now();
  const outcome = await database.transaction(async (transaction) => {
    const use = { clientId, kind: 'passkey-login', allowance: asking, now };
    const wait = await useAllowance(transaction, use);
    if (wait !== undefined) return new ApiError(429, ['TOO_MANY_REQUESTS'], wait);
    if (!(await lockHalfOpenSession(transaction, session, now))) return sessionExpired();
    return storeChallenge(transaction, session, { purpose: 'login', relyingParty, now });
  });
  if (outcome instanceof ApiError) throw outcome;
  return requestOptions(outcome, relyingParty, own);
}

/**
 * Opens the session for good when one of the client's passkeys signed what it was asked to. A wrong one is written down
 * and counts to no lock, since there is nothing in it to guess; while the client is locked, a right one opens nothing
 * either [AUTH-44]. While the firm has stopped signing in, none is looked at.
 */
export async function openByPasskey(
  session: Session,
  { assertion, from }: { readonly assertion: PasskeyAssertion; readonly from: BrowserOrigin },
  context: ServerContext,
): Promise<IssuedSession> {
  const { database, clock, configuration } = context;
  await requireSignInOpen(context);
  const [client] = await database.select().from(clients).where(eq(clients.id, session.clientId));
  if (client === undefined || configuration.passkeys !== 'all') throw new ApiError(400, [passkeyErrorCodes.unknown]);
  const validated = await verifyAssertion(context, session, { purpose: 'login', assertion });
  const attempted = attemptOfClient(client);
  const now = clock.now();
  const outcome = await database.transaction(async (transaction): Promise<IssuedSession | ApiError> => {
    if (isAnyLocked(await lockCounters(transaction, attempted, now), now))
      return new ApiError(403, ['LOG0005' satisfies LoginErrorCode]);
    if (!(await lockHalfOpenSession(transaction, session, now))) return sessionExpired();
    const refusal = validated instanceof ApiError ? validated : undefined;
    if (validated instanceof ApiError || !(await usePasskey(transaction, validated, now))) {
      if (!refusal?.codes.includes(passkeyErrorCodes.unknown))
        await recordOutcome(transaction, session.loginId, 'wrong-passkey');
      return refusal ?? new ApiError(400, [passkeyErrorCodes.refused]);
    }
    await hideCode(transaction, session);
    await transaction.delete(oneTimeCodes).where(eq(oneTimeCodes.cookieHash, session.cookieHash));
    const means = 'secret-and-passkey';
    await completeSignIn(transaction, { attempted, client, loginId: session.loginId, means, from, now }, context);
    return promoteSession(transaction, session, now);
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
