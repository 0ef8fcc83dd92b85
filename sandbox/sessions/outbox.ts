import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { maskEmail, maskMobile } from '../../domain/clients/mask-contact';
import { codeLifetime } from '../../domain/credentials/login/one-time-code';
import type { ServerClock } from '../context/clock';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import type { Session } from '../context/find-session';
import { type RepeatedJob, repeatJob } from '../context/repeated-job';
import type { Database } from '../database/database';
import { oneTimeCodes, outbox } from '../database/schema/sessions';

type Message = Pick<typeof outbox.$inferInsert, 'recipient' | 'channel' | 'text' | 'sentAt'>;

const code = /\d{8}/;
const hidden = '********';
const pin = /\d{6}/;
const wholePin = /(?<!\d)\d{6}(?!\d)/g;
const hiddenPin = '******';
const withoutCode = { text: sql`regexp_replace(${outbox.text}, ${code.source}, ${hidden})` };
/** Whether a message bears a code, as a condition. */
export const hasCode = sql`${outbox.text} ~ ${code.source}`;

/** For how long messages are kept. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Writes a message down for its sender, in the transaction of what it tells of, and says under which number. */
export async function sendMessage(
  transaction: Database,
  { recipient, channel, text, sentAt }: Message,
  environment: SandboxConfiguration['environment'],
): Promise<number | undefined> {
  const message = { recipient, channel, text, sentAt, isShown: environment !== 'production' };
  const [written] = await transaction.insert(outbox).values(message).returning({ id: outbox.id });
  return written?.id;
}

/** Whether a text bears a code. */
export const bearsCode = (text: string): boolean => code.test(text);

/** Whether a text bore a code or a PIN that is good for nothing any more. */
export const boreSecret = (text: string): boolean => text.includes(hiddenPin);

/** What is kept of a message once it has left, or never will: neither its code or PIN nor the whole of the recipient, unless the page of messages shows it. */
export const leftBehind = ({ recipient, channel, text, isShown }: typeof outbox.$inferSelect) =>
  isShown
    ? {}
    : {
        recipient: channel === 'mobile' ? maskMobile(recipient) : maskEmail(recipient),
        text: text.replace(code, hidden).replace(wholePin, hiddenPin),
      };

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

/** Removes the messages of more than 30 days ago. */
export async function removeOldMessages(database: Database, now: Date): Promise<void> {
  await database.delete(outbox).where(lt(outbox.sentAt, new Date(now.getTime() - keptFor)));
}

/** Does both now, and every minute from now on; says how to stop. */
export async function startHidingExpiredCodes(
  database: Database,
  clock: ServerClock,
  logger: RepeatedJob['logger'],
): Promise<() => void> {
  const work = async () => {
    await hideExpiredCodes(database, clock.now());
    await removeOldMessages(database, clock.now());
  };
  await work();
  return repeatJob({ name: 'hiding expired codes', every: 60_000, logger, work });
}
