import { eq } from 'drizzle-orm';
import { canTryCode, checkOneTimeCode, codeSendAllowance } from '../../../domain/credentials/login/one-time-code';
import type { ServerContext } from '../../context/server-context';
import { freshCode } from '../../context/tokens';
import { resetAttempts } from '../../database/schema/credentials';
import { useAllowance } from '../../limits/use-allowance';
import { codeSendingKind } from '../../sessions/complete-sign-in';
import { lockCounters } from '../../sessions/login-failures';
import { hideSecretIn, secretMark, sendMessage } from '../../sessions/outbox';
import { ApiError } from '../../wire/api-error';
import { endAttempts, lockAttempt, verifyAttempt, requireAttempt, resetOver } from './reset-attempts';
import { attemptToReset, countWrongTry, frozen, isFrozen } from './reset-failures';

/** Sends a new code for a reset; the one before is dead. It counts with the codes of the login: five an hour are sent to a client in all [RESET-15, API-15, API-86]. */
export async function sendResetCode(
  token: string | undefined,
  contactMode: 'mobile' | 'email',
  { region, database, clock, secrets, configuration }: ServerContext,
): Promise<void> {
  const now = clock.now();
  const attempt = await requireAttempt(database, token, { step: '1', now });
  const { client } = attempt;
  const code = freshCode();
  const codeHash = await secrets.hash(code);
  const refusal = await database.transaction(async (transaction) => {
    const held = await lockCounters(transaction, attemptToReset(region, client.identityNumber), now);
    if (isFrozen(held, now)) return frozen();
    const row = await lockAttempt(transaction, attempt);
    if (row === undefined || client[contactMode] === '') return resetOver();
    const sending = { clientId: client.id, kind: codeSendingKind, allowance: codeSendAllowance, now };
    const wait = await useAllowance(transaction, sending);
    if (wait !== undefined) return new ApiError(429, ['OTP_SENT_TOO_OFTEN'], wait);
    await hideSecretIn(transaction, row.codeMessageId);
    const text = `您的重設驗證碼為 ${secretMark}，15 分鐘內有效，僅能使用一次。若您沒有要求重設使用者代碼或密碼，請勿將驗證碼告訴任何人，並請儘速與我們聯絡。`;
    const secret = { kind: 'code', value: code } as const;
    const message = { recipient: client[contactMode], channel: contactMode, text, sentAt: now, secret };
    const codeMessageId = (await sendMessage(transaction, message, configuration.environment)) ?? null;
    await transaction
      .update(resetAttempts)
      .set({ codeHash, codeSentAt: now, codeMessageId, wrongTries: 0 })
      .where(eq(resetAttempts.tokenHash, row.tokenHash));
    return undefined;
  });
  if (refusal !== undefined) throw refusal;
}

/**
 * Goes on to the new details when the code is right, fresh, and not yet tried three times in vain; answers the reset's
 * new token [RESET-03, API-16, API-85]. Every wrong one counts with wrong data: the fourth freezes the reset for 24 hours,
 * over all attempts and devices [RESET-27]. The outcome counts only under the lock, so trying in parallel tells no more.
 */
export async function validateResetCode(
  token: string | undefined,
  code: string,
  { region, database, clock, secrets }: ServerContext,
): Promise<string | undefined> {
  const now = clock.now();
  const attempt = await requireAttempt(database, token, { step: '1', now });
  const { client } = attempt;
  const right = (await secrets.matches(attempt.row.codeHash ?? undefined, code)) && checkOneTimeCode(code);
  const outcome = await database.transaction(async (transaction) => {
    const held = await lockCounters(transaction, attemptToReset(region, client.identityNumber), now);
    if (isFrozen(held, now)) return frozen();
    const row = await lockAttempt(transaction, attempt);
    if (row === undefined) return resetOver();
    const { codeHash, codeSentAt, codeMessageId, wrongTries } = row;
    if (codeSentAt === null || codeHash !== attempt.row.codeHash) return undefined;
    if (!canTryCode({ sentAt: codeSentAt.toISOString(), wrongTries }, now.toISOString())) return undefined;
    if (right) {
      await hideSecretIn(transaction, codeMessageId);
      return verifyAttempt(transaction, row.tokenHash);
    }
    await transaction
      .update(resetAttempts)
      .set({ wrongTries: wrongTries + 1 })
      .where(eq(resetAttempts.tokenHash, row.tokenHash));
    if (!(await countWrongTry(transaction, held, now))) return undefined;
    await endAttempts(transaction, client.id);
    return frozen();
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
