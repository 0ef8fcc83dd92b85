import type { Session } from '../context/find-session';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { oneTimeCodes } from '../database/schema/sessions';
import { hideCode, sendMessage } from './outbox';

/** A code on its way: to whom, and in which words, with the mark of a secret in the place of the code. */
type SentCode = {
  readonly code: string;
  readonly codeHash: string;
  readonly recipient: string;
  readonly channel: 'mobile' | 'email';
  readonly text: string;
  readonly sentAt: Date;
};

/** Sends a code that counts for a session alone, in the place of the one before, which is dead then [AUTH-26, AUTH-30]. */
export async function sendSessionCode(
  transaction: Database,
  session: Session,
  { code, codeHash, ...sent }: SentCode,
  environment: ServerContext['configuration']['environment'],
): Promise<void> {
  await hideCode(transaction, session);
  const message = { ...sent, secret: { kind: 'code', value: code } as const };
  const messageId = await sendMessage(transaction, message, environment);
  const fresh = { codeHash, sentAt: sent.sentAt, messageId, wrongTries: 0 };
  await transaction
    .insert(oneTimeCodes)
    .values({ cookieHash: session.cookieHash, ...fresh })
    .onConflictDoUpdate({ target: oneTimeCodes.cookieHash, set: fresh });
}
