import { eq } from 'drizzle-orm';
import type { LoginErrorCode } from '../../domain/credentials/login/login-error-codes';
import { canTryCode, checkOneTimeCode, codeSendAllowance } from '../../domain/credentials/login/one-time-code';
import type { Language } from '../../domain/language';
import type { Session } from '../context/find-session';
import type { BrowserOrigin } from '../context/login-origin';
import type { IssuedSession } from '../context/send-session';
import type { ServerContext } from '../context/server-context';
import { freshCode } from '../context/tokens';
import type { Database } from '../database/database';
import { type ClientRow, clients } from '../database/schema/clients';
import { oneTimeCodes } from '../database/schema/sessions';
import { useAllowance } from '../limits/use-allowance';
import { requireSignInOpen } from '../stops/stops-in-force';
import { ApiError, sessionExpired } from '../wire/api-error';
import { codeSendingKind, completeSignIn } from './complete-sign-in';
import { attemptOfClient } from './login-attempt';
import { countFailure, lockCounters, isAnyLocked } from './login-failures';
import { recordOutcome } from './login-records';
import { hideCode, secretMark } from './outbox';
import { sendSessionCode } from './send-session-code';
import { lockHalfOpenSession, promoteSession } from './session-store';

/** The message that sends a code, in each language; the mark of a secret stands in the code's place. */
const codeTexts: Readonly<Record<Language, string>> = {
  en_US: `Your login code is ${secretMark}. It is valid for 15 minutes and can be used once. Do not tell anyone, not even our staff.`,
  zh_HK: `您的登入驗證碼為 ${secretMark}，15 分鐘內有效，只可使用一次。請勿向任何人透露，包括本公司職員。`,
  zh_TW: `您的登入驗證碼為 ${secretMark}，15 分鐘內有效，僅能使用一次。請勿告訴任何人，包括本公司人員。`,
};

/** Sends a new code to the client's mobile or e-mail address; the one before is dead [AUTH-26..31]. None is sent while signing in is stopped. */
export async function sendOneTimeCode(
  session: Session,
  { channel, language }: { readonly channel: 'mobile' | 'email'; readonly language: Language },
  context: ServerContext,
): Promise<void> {
  const { database, clock, secrets, configuration } = context;
  await requireSignInOpen(context);
  const code = freshCode();
  const codeHash = await secrets.hash(code);
  const client = await clientOf(database, session);
  const now = clock.now();
  const refusal = await database.transaction(async (transaction) => {
    if (isAnyLocked(await lockCounters(transaction, attemptOfClient(client), now), now)) return locked();
    const sending = { clientId: client.id, kind: codeSendingKind, allowance: codeSendAllowance, now };
    const wait = await useAllowance(transaction, sending);
    if (wait !== undefined) return new ApiError(429, ['OTP_SENT_TOO_OFTEN'], wait);
    if (!(await lockHalfOpenSession(transaction, session, now))) return sessionExpired();
    const sent = { code, codeHash, recipient: client[channel], channel, text: codeTexts[language], sentAt: now };
    await sendSessionCode(transaction, session, sent, configuration.environment);
    return undefined;
  });
  if (refusal !== undefined) throw refusal;
}

/**
 * Opens the session for good when the code is right, fresh, and not yet tried three times in vain [AUTH-28, AUTH-29].
 * Every wrong one is a failed login of the client, whatever was sent or begun anew in between: the fourth locks
 * [AUTH-44]. As with secrets, the outcome counts only under the lock, so trying in parallel tells no more than in turn.
 * While the firm has stopped signing in, no code is looked at.
 */
export async function validateOneTimeCode(
  session: Session,
  { code, from }: { readonly code: string; readonly from: BrowserOrigin },
  context: ServerContext,
): Promise<IssuedSession | undefined> {
  const { database, clock, secrets } = context;
  await requireSignInOpen(context);
  const client = await clientOf(database, session);
  const attempted = attemptOfClient(client);
  const mine = eq(oneTimeCodes.cookieHash, session.cookieHash);
  const [sent] = await database.select().from(oneTimeCodes).where(mine);
  const right = (await secrets.matches(sent?.codeHash, code)) && checkOneTimeCode(code);
  const now = clock.now();
  const outcome = await database.transaction(async (transaction) => {
    const held = await lockCounters(transaction, attempted, now);
    if (isAnyLocked(held, now)) return locked();
    if (!(await lockHalfOpenSession(transaction, session, now))) return undefined;
    const [current] = await transaction.select().from(oneTimeCodes).where(mine);
    if (current === undefined || current.codeHash !== sent?.codeHash) return undefined;
    const { sentAt, wrongTries } = current;
    if (!canTryCode({ sentAt: sentAt.toISOString(), wrongTries }, now.toISOString())) return undefined;
    if (right) {
      await hideCode(transaction, session);
      await transaction.delete(oneTimeCodes).where(mine);
      const means = 'secret-and-code';
      await completeSignIn(transaction, { attempted, client, loginId: session.loginId, means, from, now }, context);
      return promoteSession(transaction, session, now);
    }
    await transaction
      .update(oneTimeCodes)
      .set({ wrongTries: wrongTries + 1 })
      .where(mine);
    const locks = await countFailure(transaction, held, now);
    await recordOutcome(transaction, session.loginId, locks ? 'locked' : 'wrong-code');
    return locks ? locked() : undefined;
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

/**
 * Returns the error for a locked client at every step of a sign-in; not 401, which would send the portal away from its
 * form [AUTH-44, ERR-28].
 */
const locked = (): ApiError => new ApiError(403, ['LOG0005' satisfies LoginErrorCode]);

async function clientOf(database: Database, session: Session): Promise<ClientRow> {
  const [client] = await database.select().from(clients).where(eq(clients.id, session.clientId));
  if (client === undefined) throw new Error('a session without a client');
  return client;
}
