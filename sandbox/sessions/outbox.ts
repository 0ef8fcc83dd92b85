import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { maskEmail, maskMobile } from '../../domain/clients/mask-contact';
import { codeLifetime } from '../../domain/credentials/login/one-time-code';
import { retentionPeriods } from '../../domain/documents/kept-data';
import type { MessageSubject } from '../../domain/notices/client-message';
import type { ServerClock } from '../context/clock';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import type { Session } from '../context/find-session';
import { type RepeatedJob, type StartedJob, startJob } from '../context/repeated-job';
import type { Database } from '../database/database';
import { inParts, removePart } from '../database/in-parts';
import { preparedStatement } from '../database/prepared-statement';
import { messageSecrets, oneTimeCodes, outbox, type SecretKind } from '../database/schema/sessions';

type Row = typeof outbox.$inferSelect;
/** The client on whose page of messages one is listed, and its subject. */
export type Listing = {
  readonly clientId: string;
  readonly subject: MessageSubject;
  readonly fundCode?: string;
  readonly orderNumbers?: readonly string[];
};

type Message = Pick<Row, 'recipient' | 'channel' | 'text' | 'sentAt'> & {
  readonly listing?: Listing;
  /** The secret that belongs at the mark in the text. */
  readonly secret?: { readonly kind: SecretKind; readonly value: string };
};

/** The address of a message that is listed on the page of messages alone. */
export const inboxOnly = { channel: 'inbox', recipient: '' } as const;

/** Stands in a text where its secret belongs; the text itself never holds one. */
export const secretMark = '{secret}';

/** The text in place of a secret that is good for nothing any more. */
const hidden: Readonly<Record<SecretKind, string>> = { code: '********', pin: '******' };

/** The time for which messages are kept. */
const keptFor = retentionPeriods.message.days * 24 * 60 * 60 * 1000;

const insertMessage = preparedStatement((database) =>
  database
    .insert(outbox)
    .values({
      recipient: sql.placeholder('recipient'),
      channel: sql.placeholder('channel'),
      text: sql.placeholder('text'),
      sentAt: sql.placeholder('sentAt'),
      isShown: sql.placeholder('isShown'),
      secretKind: sql.placeholder('secretKind'),
      clientId: sql.placeholder('clientId'),
      subject: sql.placeholder('subject'),
      fundCode: sql.placeholder('fundCode'),
      orderNumbers: sql.placeholder('orderNumbers'),
      state: sql.placeholder('state'),
    })
    .returning({ id: outbox.id })
    .prepare('keep_message'),
);

/** Writes a message down for its sender, and its secret apart, in the transaction of what it tells of; says under which number. */
export async function sendMessage(
  transaction: Database,
  { recipient, channel, text, sentAt, secret, listing }: Message,
  environment: SandboxConfiguration['environment'],
): Promise<number | undefined> {
  const isShown = environment !== 'production';
  const message = {
    recipient,
    channel,
    text,
    sentAt,
    isShown,
    secretKind: secret?.kind ?? null,
    clientId: listing?.clientId ?? null,
    subject: listing?.subject ?? null,
    fundCode: listing?.fundCode ?? null,
    orderNumbers: listing?.orderNumbers ?? [],
    // Nobody has to send what is listed alone.
    state: channel === 'inbox' ? 'sent' : 'waiting',
  };
  const [written] = await insertMessage(transaction).execute(message);
  if (written !== undefined && secret !== undefined)
    await transaction.insert(messageSecrets).values({ messageId: written.id, secret: secret.value });
  return written?.id;
}

/** A message as it reads: with its secret while there is one, and stars in its place afterwards. */
export const renderMessage = (
  { text, secretKind }: Pick<Row, 'text' | 'secretKind'>,
  secret: string | undefined,
): string => (secretKind === null ? text : text.replace(secretMark, () => secret ?? hidden[secretKind]));

/**
 * Returns the columns that replace those of a message once it has left, or never will: the recipient is masked, unless
 * the page of messages shows it.
 */
export const redactedMessage = ({ recipient, channel, isShown }: Row) =>
  isShown ? {} : { recipient: channel === 'mobile' ? maskMobile(recipient) : maskEmail(recipient) };

/** Takes a session's code out of its message, once it was used or another takes its place. */
export async function hideCode(transaction: Database, session: Session): Promise<void> {
  const message = transaction
    .select({ id: oneTimeCodes.messageId })
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.cookieHash, session.cookieHash));
  await transaction.delete(messageSecrets).where(inArray(messageSecrets.messageId, message));
}

/** Takes the secret out of a message, if there is one. */
export async function hideSecretIn(transaction: Database, messageId: number | null): Promise<void> {
  if (messageId !== null) await transaction.delete(messageSecrets).where(eq(messageSecrets.messageId, messageId));
}

/** Takes the codes out of all messages in which they are too old to be used, some at a time. */
export async function hideExpiredCodes(database: Database, now: Date, stopping?: AbortSignal): Promise<void> {
  const isOld = lt(outbox.sentAt, new Date(now.getTime() - codeLifetime));
  const old = database
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isOld, eq(outbox.secretKind, 'code')));
  await inParts(() => removePart(database, messageSecrets, inArray(messageSecrets.messageId, old)), stopping);
}

// Written out, since indexes follow from them.
const hasOrderAsSubject = sql`${outbox.subject} = 'order'`;
const hasOtherSubject = sql`${outbox.subject} is distinct from 'order'`;
const namesNoOrder = sql`${outbox.orderNumbers} = '[]'::jsonb`;

/** The messages about orders, which are kept with these, as two conditions: those with that subject, and others that name orders, as the notice of a freeze that cancelled some. */
export const aboutOrders: readonly SQL[] = [hasOrderAsSubject, sql`${hasOtherSubject} and not (${namesNoOrder})`];

/** Removes the messages of more than 30 days ago, but for those about orders, some at a time. */
export async function removeOldMessages(database: Database, now: Date, stopping?: AbortSignal): Promise<void> {
  const isOld = and(lt(outbox.sentAt, new Date(now.getTime() - keptFor)), hasOtherSubject, namesNoOrder);
  await inParts(() => removePart(database, outbox, isOld), stopping);
}

/** Does both now, and every minute from now on. */
export function startHidingExpiredCodes(
  database: Database,
  clock: ServerClock,
  logger: RepeatedJob['logger'],
): StartedJob {
  const work = async (stopping: AbortSignal) => {
    await hideExpiredCodes(database, clock.now(), stopping);
    await removeOldMessages(database, clock.now(), stopping);
  };
  return startJob({ name: 'hiding expired codes', every: 60_000, logger, work });
}
