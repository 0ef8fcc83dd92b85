import { eq, sql } from 'drizzle-orm';
import { checkOneTimeCode, isOneTimeCodeFresh } from '../../domain/credentials/one-time-code';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { oneTimeCodes, outbox, sessions } from '../database/schema/sessions';
import type { Surroundings } from '../server/app';
import { Refusal } from '../server/refusal';
import { completeLogin, loginNameOf } from './complete-login';
import { countFailure } from './login-failures';
import { type IssuedSession, promoteSession, type Session } from './session-store';
import { freshCode } from './tokens';

const triesAtMost = 3;
const sendsAtMost = 5;

/** Sends a new code to the client's mobile or e-mail address; the one before is dead [AUTH-26..31]. */
export async function sendOneTimeCode(
  session: Session,
  channel: 'mobile' | 'email',
  { database, clock, secrets }: Surroundings,
): Promise<void> {
  const code = freshCode();
  const codeHash = await secrets.hash(code);
  const sentAt = clock.now();
  await database.transaction(async (transaction) => {
    const [counted] = await transaction
      .update(sessions)
      .set({ codesSent: sql`${sessions.codesSent} + 1`, seenAt: sentAt })
      .where(eq(sessions.cookieHash, session.cookieHash))
      .returning();
    if (counted === undefined || counted.codesSent > sendsAtMost) throw new Refusal(400, ['OTP_SENT_TOO_OFTEN']);
    const fresh = { codeHash, sentAt, wrongTries: 0 };
    await transaction
      .insert(oneTimeCodes)
      .values({ cookieHash: session.cookieHash, ...fresh })
      .onConflictDoUpdate({ target: oneTimeCodes.cookieHash, set: fresh });
    const client = await clientOf(transaction, session);
    const text = `您的登入驗證碼為 ${code}，15 分鐘內有效，僅能使用一次。請勿告訴任何人，包括本公司人員。`;
    await transaction.insert(outbox).values({ recipient: client[channel], channel, text, sentAt });
  });
}

/**
 * Opens the session for good when the code is right, fresh, and not yet tried three times in vain [AUTH-28, AUTH-29].
 * A code used up in vain counts as a failed login, so that codes can't be guessed by logging in again and again.
 */
export async function validateOneTimeCode(
  session: Session,
  code: string,
  { database, clock, secrets }: Surroundings,
): Promise<IssuedSession | undefined> {
  const now = clock.now();
  const mine = eq(oneTimeCodes.cookieHash, session.cookieHash);
  const [sent] = await database.select().from(oneTimeCodes).where(mine);
  const right = (await secrets.matches(sent?.codeHash, code)) && checkOneTimeCode(code);
  if (sent === undefined) return undefined;
  return database.transaction(async (transaction) => {
    const [current] = await transaction.select().from(oneTimeCodes).where(mine).for('update');
    if (current === undefined || current.codeHash !== sent.codeHash || current.wrongTries >= triesAtMost)
      return undefined;
    const client = await clientOf(transaction, session);
    if (right && isOneTimeCodeFresh(current.sentAt.toISOString(), now.toISOString())) {
      await transaction.delete(oneTimeCodes).where(mine);
      await completeLogin(transaction, client, now);
      return promoteSession(transaction, session, now);
    }
    const wrongTries = current.wrongTries + 1;
    await transaction.update(oneTimeCodes).set({ wrongTries }).where(mine);
    if (wrongTries === triesAtMost) await countFailure(transaction, loginNameOf(client), now);
    return undefined;
  });
}

async function clientOf(database: Database, session: Session): Promise<typeof clients.$inferSelect> {
  const [client] = await database.select().from(clients).where(eq(clients.id, session.clientId));
  if (client === undefined) throw new Error('a session without a client');
  return client;
}
