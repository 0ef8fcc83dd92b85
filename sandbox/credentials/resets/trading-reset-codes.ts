import { eq } from 'drizzle-orm';
import { accountLoginErrorCode } from '../../../domain/credentials/login/account-state';
import { codeSendAllowance } from '../../../domain/credentials/login/one-time-code';
import { ownResetErrorCodes } from '../../../domain/credentials/reset/own-reset-error-codes';
import type { Session } from '../../context/find-session';
import type { ServerContext } from '../../context/server-context';
import { freshCode } from '../../context/tokens';
import { clients } from '../../database/schema/clients';
import { useAllowance } from '../../limits/use-allowance';
import { codeSendingKind } from '../../sessions/complete-sign-in';
import { attemptOfClient } from '../../sessions/login-attempt';
import { isAnyLocked, lockCounters } from '../../sessions/login-failures';
import { secretMark } from '../../sessions/outbox';
import { sendSessionCode } from '../../sessions/send-session-code';
import { ApiError, sessionExpired } from '../../wire/api-error';

/** Sends a code for a new trading password, to this session alone; the one before is dead. It counts with those of logins and resets [ERR-61, AUTH-30]. */
export async function sendTradingResetCode(
  session: Session,
  contactMode: 'mobile' | 'email',
  { database, clock, secrets, configuration }: ServerContext,
): Promise<void> {
  const code = freshCode();
  const codeHash = await secrets.hash(code);
  const now = clock.now();
  const refusal = await database.transaction(async (transaction) => {
    const [client] = await transaction.select().from(clients).where(eq(clients.id, session.clientId));
    if (client === undefined) return sessionExpired();
    if (isAnyLocked(await lockCounters(transaction, attemptOfClient(client), now), now))
      return new ApiError(403, [accountLoginErrorCode('locked')]);
    if (client[contactMode] === '') return new ApiError(403, [ownResetErrorCodes.noContact]);
    const wait = await useAllowance(transaction, {
      clientId: client.id,
      kind: codeSendingKind,
      allowance: codeSendAllowance,
      now,
    });
    if (wait !== undefined) return new ApiError(429, ['OTP_SENT_TOO_OFTEN'], wait);
    const text = `您的交易密碼重設驗證碼為 ${secretMark}，15 分鐘內有效，僅能使用一次。若您沒有要求重設交易密碼，請勿將驗證碼告訴任何人，並請儘速與我們聯絡。`;
    const recipient = client[contactMode];
    const sent = { code, codeHash, recipient, channel: contactMode, text, sentAt: now };
    await sendSessionCode(transaction, session, sent, configuration.environment);
    return undefined;
  });
  if (refusal !== undefined) throw refusal;
}
