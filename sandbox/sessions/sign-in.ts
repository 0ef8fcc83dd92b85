import type { LoginOutcome } from '../../domain/credentials/login/login-record';
import { canLogInWith, normaliseLoginName } from '../../domain/credentials/login/login-name';
import { err, ok, type Result } from '../../domain/kernel/result';
import { asksForCode } from '../context/asks-for-code';
import type { BrowserOrigin } from '../context/login-origin';
import type { IssuedSession } from '../context/send-session';
import type { ServerContext } from '../context/server-context';
import type { ClientRow } from '../database/schema/clients';
import type { BasicCredentials } from './basic-credentials';
import { completeSignIn } from './complete-sign-in';
import { findClient } from './find-client';
import { storeCode } from './store-code';
import { attemptUnderName } from './login-attempt';
import { countFailure, lockCounters, isAnyLocked, sweepFailures } from './login-failures';
import { recordLogin } from './login-records';
import { requireSignInOpen } from '../stops/stops-in-force';
import { createSession, deleteSession, sweepSessions } from './session-store';
import { loginRefusal, type SignInErrorCode } from './state-refusal';

/** The credentials typed, their origin, and the cookie of the session that the browser has already, if any. */
type SignInAttempt = BasicCredentials & { readonly over: string | undefined; readonly from: BrowserOrigin };

type SignedIn = { readonly client: ClientRow; readonly asksForCode: boolean; readonly session: IssuedSession };

/**
 * Opens a session for whoever gives the right name and secret [AUTH-03]; the one it takes the place of ends, and a code
 * that was sent for it is still the client's [AUTH-32]. The secret is checked first, outside the transaction; its outcome
 * counts only under the lock on the name and the client, so guessing in parallel, or under a client's other name, tells
 * no more than in turn. While the firm has stopped signing in, no secret is looked at.
 */
export async function signIn(
  { name, secret, over, from }: SignInAttempt,
  context: ServerContext,
): Promise<Result<SignedIn, SignInErrorCode>> {
  const { region, database, secrets, clock } = context;
  await requireSignInOpen(context);
  const typed = normaliseLoginName(region, name);
  const client = await findClient(database, region, typed);
  const right = await secrets.matches(client?.secretHash, secret);
  const now = clock.now();
  const attempted = attemptUnderName(region, typed, client);
  await sweepFailures(database, now);
  await sweepSessions(database, now);
  return database.transaction(async (transaction) => {
    const held = await lockCounters(transaction, attempted, now);
    if (isAnyLocked(held, now)) return err('LOG0005');
    const current = await findClient(transaction, region, typed);
    // A secret that was replaced while it was looked at is no longer the client's.
    const record = (outcome: LoginOutcome) =>
      recordLogin(transaction, { clientId: attempted.clientId, outcome, from, now });
    if (client === undefined || !right || current?.secretHash !== client.secretHash) {
      const locks = await countFailure(transaction, held, now);
      await record(locks ? 'locked' : 'wrong-secret');
      return err(locks ? 'LOG0005' : 'LOG0001');
    }
    const refusal = refusalOf(current, typed, context);
    const loginId = await record(refusal === undefined ? 'code-missing' : 'refused');
    if (refusal !== undefined) return err(refusal);
    const asks = asksForCode(context, current);
    const state = asks ? 'code-pending' : 'open';
    const session = await createSession(transaction, { region, clientId: client.id, state, loginId, now });
    if (over !== undefined) {
      if (state === 'code-pending') await storeCode(transaction, { region, clientId: client.id, over, session });
      await deleteSession(transaction, region, over);
    }
    if (state === 'open')
      await completeSignIn(
        transaction,
        { attempted, client: current, loginId: loginId ?? null, means: 'secret', from, now },
        context,
      );
    return ok({ client: current, asksForCode: asks, session });
  });
}

/** Why a client who knows the secret may not log in all the same [AUTH-42..48]. */
function refusalOf(
  client: ClientRow,
  name: string,
  { configuration }: Pick<ServerContext, 'configuration'>,
): SignInErrorCode | undefined {
  const ofState = loginRefusal(client.state, configuration.contract);
  if (ofState !== undefined) return ofState;
  return canLogInWith(name, client.userName ?? undefined) ? undefined : 'LOG0013';
}
