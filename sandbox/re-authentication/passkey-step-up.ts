import { eq } from 'drizzle-orm';
import type { PasskeyAssertion, PasskeyRequestAnswer } from '../../contract/rest/passkeys/passkeys';
import { authProviders } from '../../domain/credentials/login/auth-provider';
import type { LoginErrorCode } from '../../domain/credentials/login/login-error-codes';
import { passkeyErrorCodes } from '../../domain/credentials/passkeys/passkey-error-codes';
import type { Session } from '../context/find-session';
import type { IssuedSession } from '../context/send-session';
import type { ServerContext } from '../context/server-context';
import { clients } from '../database/schema/clients';
import { storeChallenge, requestOptions } from '../passkeys/challenges';
import { verifyAssertion, usePasskey } from '../passkeys/verify-assertion';
import { loadPasskeys } from '../passkeys/own-passkeys';
import type { RelyingParty } from '../passkeys/relying-party';
import { attemptOfClient } from '../sessions/login-attempt';
import { isAnyLocked, lockCounters } from '../sessions/login-failures';
import { ApiError, sessionExpired } from '../wire/api-error';
import { lockStepUpRequest, recordStepUp } from './step-up-request';

type Input = { readonly nonce: string; readonly assertion: PasskeyAssertion };

/** Asks for a passkey in place of the secret, for a re-authentication that this session has begun [REAUTH-01, OPEN-43]. */
export async function requestPasskeyStepUp(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  session: Session,
  { nonce, relyingParty }: { readonly nonce: string; readonly relyingParty: RelyingParty | undefined },
): Promise<PasskeyRequestAnswer> {
  const own = relyingParty === undefined ? [] : await loadPasskeys(database, session.clientId, relyingParty);
  if (relyingParty === undefined || own.length === 0) throw new ApiError(400, [passkeyErrorCodes.unavailable]);
  const now = clock.now();
  const outcome = await database.transaction(async (transaction) => {
    const held = await lockStepUpRequest(transaction, { session, nonce, providers: authProviders, now });
    if (held instanceof ApiError) return held;
    return storeChallenge(transaction, session, { purpose: 'proof', relyingParty, nonce, now });
  });
  if (outcome instanceof ApiError) throw outcome;
  return requestOptions(outcome, relyingParty, own);
}

/** Proves who acts by a passkey of the client's: for the one request that it was asked for, and so for that action and that very body [REAUTH-01, OPEN-43]. */
export async function completePasskeyStepUp(
  context: ServerContext,
  session: Session,
  { nonce, assertion }: Input,
): Promise<IssuedSession> {
  const { database, clock } = context;
  const validated = await verifyAssertion(context, session, { purpose: 'proof', assertion });
  if (validated instanceof ApiError) throw validated;
  if (validated.nonce !== nonce) throw new ApiError(400, [passkeyErrorCodes.unknown]);
  const [client] = await database.select().from(clients).where(eq(clients.id, session.clientId));
  if (client === undefined) throw sessionExpired();
  const stepUp = { session, nonce, providers: authProviders, now: clock.now() };
  const outcome = await database.transaction(async (transaction): Promise<IssuedSession | ApiError> => {
    if (isAnyLocked(await lockCounters(transaction, attemptOfClient(client), stepUp.now), stepUp.now))
      return new ApiError(403, ['LOG0005' satisfies LoginErrorCode]);
    const held = await lockStepUpRequest(transaction, stepUp);
    if (held instanceof ApiError) return held;
    if (!(await usePasskey(transaction, validated, stepUp.now))) return new ApiError(400, [passkeyErrorCodes.refused]);
    return recordStepUp(transaction, stepUp, 'passkey');
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
