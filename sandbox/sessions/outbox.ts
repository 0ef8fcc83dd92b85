import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { maskEmail, maskMobile } from '../../domain/clients/mask-contact';
import { codeLifetime } from '../../domain/credentials/login/one-time-code';
import type { ServerClock } from '../context/clock';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import type { Session } from '../context/find-session';
import { type RepeatedJob, repeatJob } from '../context/repeated-job';
import type { Database } from '../database/database';
import { oneTimeCodes, outbox } from '../database/schema/sessions';

type Message = Omit<typeof outbox.$inferInsert, 'id'>;

const code = /\d{8}/;
const hidden = '********';
const pin = /\d{6}/;
const hiddenPin = '******';
const withoutCode = { text: sql`regexp_replace(${outbox.text}, ${code.source}, ${hidden})` };
const hasCode = sql`${outbox.text} ~ ${code.source}`;

/**
 * Writes down that a message was sent, and says under which number. In production it is in the sender's hands alone:
 * neither its code nor the whole of the recipient is kept.
 */
export async function sendMessage(
  transaction: Database,
  message: Message,
  environment: SandboxConfiguration['environment'],
): Promise<number | undefined> {
  const mask = message.channel === 'mobile' ? maskMobile : maskEmail;
  const kept =
    environment === 'production'
      ? { ...message, recipient: mask(message.recipient), text: message.text.replace(code, hidden) }
      : message;
  const [written] = await transaction.insert(outbox).values(kept).returning({ id: outbox.id });
  return written?.id;
}

/** Takes a session's code out of its message, once it was used or another takes its place. */
export async function hideCode(transaction: Database, session: Session): Promise<void> {
  const message = transaction
    .select({ id: oneTimeCodes.messageId })
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.cookieHash, session.cookieHash));
  await transaction.update(outbox).set(withoutCode).where(inArray(outbox.id, message));
}

/** Takes the code out of a message, if there is one. */
export async function hideCodeIn(transaction: Database, messageId: number | null): Promise<void> {
  if (messageId !== null) await transaction.update(outbox).set(withoutCode).where(eq(outbox.id, messageId));
}

/** Takes the new PIN out of a message, if there is one. */
export async function hidePinIn(transaction: Database, messageId: number | null): Promise<void> {
  if (messageId !== null)
    await transaction
      .update(outbox)
      .set({ text: sql`regexp_replace(${outbox.text}, ${pin.source}, ${hiddenPin})` })
      .where(eq(outbox.id, messageId));
}

/** Takes the codes out of all messages in which they are too old to be used. */
export async function hideExpiredCodes(database: Database, now: Date): Promise<void> {
  const isOld = lt(outbox.sentAt, new Date(now.getTime() - codeLifetime));
  await database.update(outbox).set(withoutCode).where(and(isOld, hasCode));
}

/** Does so now, and every minute from now on; says how to stop. */
export async function startHidingExpiredCodes(
  database: Database,
  clock: ServerClock,
  logger: RepeatedJob['logger'],
): Promise<() => void> {
  const work = () => hideExpiredCodes(database, clock.now());
  await work();
  return repeatJob({ name: 'hiding expired codes', every: 60_000, logger, work });
}
