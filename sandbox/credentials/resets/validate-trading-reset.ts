import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { tradingReset } from '../../../contract/rest/credentials/trading-reset-calls';
import { accountLoginErrorCode } from '../../../domain/credentials/login/account-state';
import { canTryCode, checkOneTimeCode } from '../../../domain/credentials/login/one-time-code';
import { ownResetErrorCodes } from '../../../domain/credentials/reset/own-reset-error-codes';
import { pinErrorCode } from '../../../domain/credentials/secrets/pin-error-codes';
import type { Language } from '../../../domain/language';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import { lockClient } from '../../context/locked-client';
import type { Session } from '../../context/find-session';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { type ClientRow, clients } from '../../database/schema/clients';
import { oneTimeCodes } from '../../database/schema/sessions';
import { attemptOfClient } from '../../sessions/login-attempt';
import { countFailure, forgetFailures, isAnyLocked, lockCounters } from '../../sessions/login-failures';
import { ApiError, sessionExpired } from '../../wire/api-error';
import { type PreparedSecret, prepareSecret } from '../changes/prepare-secret';

/** A client's reset of the trading password, and its session. */
export type ResetInput = {
  readonly session: Session;
  readonly language: Language;
  readonly key: IdempotencyKey;
  readonly typed: z.output<typeof tradingReset>;
};

/** The facts read outside any transaction, since that takes its time. */
export type PreparedReset = {
  readonly client: ClientRow;
  readonly isSecretRight: boolean;
  readonly isCodeRight: boolean;
  /** The code that was looked at. */
  readonly codeHash: string | undefined;
  readonly next: PreparedSecret;
};

/** Looks at the code, the secret and the new trading password. */
export async function prepareReset(context: ServerContext, { session, typed }: ResetInput): Promise<PreparedReset> {
  const { database, secrets } = context;
  const [client] = await database.select().from(clients).where(eq(clients.id, session.clientId));
  if (client === undefined) throw sessionExpired();
  const [sent] = await database.select().from(oneTimeCodes).where(ofSession(session));
  return {
    client,
    isSecretRight: await secrets.matches(client.secretHash, typed.secret),
    isCodeRight: (await secrets.matches(sent?.codeHash, typed.otp)) && checkOneTimeCode(typed.otp),
    codeHash: sent?.codeHash,
    next: await prepareSecret(context, client, 'verification', { current: '', next: typed.next }),
  };
}

type ResetToValidate = { readonly input: ResetInput; readonly prepared: PreparedReset };

/** Why it isn't carried out: a lock, a code that is wrong or late, a wrong secret, or what the new one breaks. */
export async function validateReset(
  transaction: Database,
  { clock }: ServerContext,
  { input: { session }, prepared }: ResetToValidate,
): Promise<ApiError | undefined> {
  const { client, isSecretRight, isCodeRight, codeHash, next } = prepared;
  const now = clock.now();
  const attempted = attemptOfClient(client);
  const held = await lockCounters(transaction, attempted, now);
  if (isAnyLocked(held, now)) return new ApiError(403, [accountLoginErrorCode('locked')]);
  const current = await lockClient(transaction, client.id);
  if (current?.state !== 'active') throw sessionExpired();
  const [sent] = await transaction.select().from(oneTimeCodes).where(ofSession(session));
  if (sent === undefined || sent.codeHash !== codeHash) return new ApiError(403, [ownResetErrorCodes.codeWrong]);
  const { sentAt, wrongTries } = sent;
  if (!canTryCode({ sentAt: sentAt.toISOString(), wrongTries }, now.toISOString()))
    return new ApiError(403, [ownResetErrorCodes.codeWrong]);
  // A secret that was replaced while it was looked at is no longer the client's.
  const isRight = isSecretRight && current.secretHash === client.secretHash;
  if (!isCodeRight)
    await transaction
      .update(oneTimeCodes)
      .set({ wrongTries: wrongTries + 1 })
      .where(ofSession(session));
  if (!isCodeRight || !isRight) {
    const locks = await countFailure(transaction, held, now);
    if (locks) return new ApiError(403, [accountLoginErrorCode('locked')]);
    return new ApiError(403, [isCodeRight ? pinErrorCode('current-wrong', 'login') : ownResetErrorCodes.codeWrong]);
  }
  const codes = next.errorCodes('verification');
  if (codes.length > 0) return new ApiError(400, [...new Set(codes)]);
  await forgetFailures(transaction, attempted);
  return undefined;
}

/** The code that a session waits for. */
export const ofSession = ({ cookieHash }: Session) => eq(oneTimeCodes.cookieHash, cookieHash);
