import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { basePath } from '../../config/regions';
import { codeLifetime } from '../../domain/credentials/login/one-time-code';
import type { ServerClock } from '../context/clock';
import type { RepeatedJob } from '../context/repeated-job';
import { tellOfWork } from '../context/work-channel';
import type { Database } from '../database/database';
import { messageSecrets, outbox, waitsSince } from '../database/schema/sessions';
import { hideSecretIn, redactedMessage, renderMessage } from '../sessions/outbox';
import type { Delivery, MessageSender } from './message-sender';

type Row = typeof outbox.$inferSelect;
type SendingChannel = Exclude<Row['channel'], 'inbox'>;

/** A message that a worker has taken, with its secret if it has one still. */
type Taken = Row & { readonly secret: string | undefined };

/** The dependencies of a delivery worker: a sender for each channel that has one. */
export type DeliveryDeps = {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly senders: Readonly<Partial<Record<SendingChannel, MessageSender>>>;
  readonly portalOrigin?: string | undefined;
  readonly logger: RepeatedJob['logger'];
};

const minute = 60_000;

/** The time for which a message is tried, but for a code, which is good no longer than its time. */
const triedFor = 3 * 24 * 60 * minute;

/** The time for which a message belongs to the worker that took it: longer than any sender needs for an answer. */
const claimedFor = 2 * minute;

/** The number of messages that a worker takes and sends at a time. */
const atOnce = 10;

/** Sends what waits, codes first, then the oldest, until nothing is left that may be tried now, or the process is being stopped: what it has taken is settled first. Any number of workers share the work; each message is taken by one. */
export async function deliverMessages(deps: DeliveryDeps, stopping?: AbortSignal): Promise<void> {
  while (stopping?.aborted !== true) {
    const rows = await claim(deps);
    if (rows.length === 0) return;
    // Each settles for itself, so that a message that left isn't sent again because another failed.
    const settled = await Promise.allSettled(rows.map((row) => deliver(deps, row)));
    for (const one of settled) if (one.status === 'rejected') throw one.reason;
  }
}

/**
 * Takes some messages for two minutes, in the order in which they are to leave. They are taken in a transaction of their
 * own and sent outside of any, so that a slow mail server holds no connection to the database; another worker leaves a
 * row alone that is being taken.
 */
function claim({ database, clock }: DeliveryDeps): Promise<readonly Taken[]> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const codes = await dueMessages(transaction, waiting.codes, now);
    const rows = codes.length > 0 ? codes : await dueMessages(transaction, waiting.others, now);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const nextAttemptAt = new Date(now.getTime() + claimedFor);
    await transaction
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt })
      .where(inArray(outbox.id, ids));
    const stored = rows.some(({ secretKind }) => secretKind !== null)
      ? await transaction.select().from(messageSecrets).where(inArray(messageSecrets.messageId, ids))
      : [];
    const secretOf = new Map(stored.map(({ messageId, secret }) => [messageId, secret]));
    return rows.map((row) => ({ ...row, attempts: row.attempts + 1, nextAttemptAt, secret: secretOf.get(row.id) }));
  });
}

/** The conditions under which messages wait: written as the indexes are, which find them however many have left. */
export const waiting = {
  codes: sql`${outbox.state} = 'waiting' and ${outbox.secretKind} = 'code'`,
  others: sql`${outbox.state} = 'waiting' and ${outbox.secretKind} is distinct from 'code'`,
};

/** Some of the messages that may be tried now, the one that has waited longest first. */
const dueMessages = (transaction: Database, which: SQL, now: Date): Promise<Row[]> =>
  transaction
    .select()
    .from(outbox)
    .where(and(which, lte(waitsSince(outbox), now.toISOString())))
    .orderBy(asc(waitsSince(outbox)), asc(outbox.id))
    .limit(atOnce)
    .for('update', { skipLocked: true });

async function deliver(deps: DeliveryDeps, row: Taken): Promise<void> {
  const { clock, senders, logger, portalOrigin } = deps;
  const { channel } = row;
  // What is listed alone waits for no sender.
  if (channel === 'inbox') return settle(deps, row, { state: 'sent' });
  const sender = senders[channel];
  const isLate =
    clock.now().getTime() - (row.triedFrom ?? row.sentAt).getTime() >
    (row.secretKind === 'code' ? codeLifetime : triedFor);
  const wasTakenBack = row.secretKind !== null && row.secret === undefined;
  if (sender === undefined || isLate || wasTakenBack) {
    if (row.secretKind === null) logger.error({ message: row.id, attempt: row.attempts }, warnings.expired);
    return settle(deps, row, { state: 'expired' });
  }
  const whole = renderMessage(row, row.secret);
  const text = portalOrigin === undefined ? whole : whole.replaceAll(` ${basePath}/`, ` ${portalOrigin}${basePath}/`);
  const delivery = await tellOfWork(sendings[channel], () =>
    sender.send({ reference: row.reference, recipient: row.recipient, text }),
  );
  if (delivery.kind !== 'sent')
    logger.error({ message: row.id, attempt: row.attempts, why: delivery.why }, warnings[delivery.kind]);
  await settle(deps, row, next(row, delivery, clock.now()));
}

/** The pieces of work by which a trace shows that a message is sent, by its channel. */
const sendings: Readonly<Record<SendingChannel, string>> = { email: 'sending an e-mail', mobile: 'sending a text' };

const warnings = {
  refused: 'a message was refused for good',
  failed: 'a message could not be sent, and is tried again',
  expired: 'a message was given up: it could not be sent in its time, or its channel has no way out',
};

/**
 * Returns the next state of a message: after a failure it waits longer each time, from 15 seconds to a quarter of an
 * hour.
 */
function next({ attempts }: Row, { kind }: Delivery, now: Date): Partial<Row> {
  if (kind !== 'failed') return { state: kind };
  const wait = Math.min(15 * minute, 15_000 * 2 ** Math.min(attempts - 1, 10));
  return { nextAttemptAt: new Date(now.getTime() + wait) };
}

/** Writes down what came of it, unless another worker has taken it since; once it has left, or never will, its secret goes, but for the page of messages. */
async function settle({ database }: DeliveryDeps, row: Taken, after: Partial<Row>): Promise<void> {
  const isDone = after.state !== undefined;
  const write = (on: Database) =>
    on
      .update(outbox)
      .set({ ...after, ...(isDone ? redactedMessage(row) : {}) })
      .where(and(eq(outbox.id, row.id), eq(outbox.state, 'waiting'), eq(outbox.attempts, row.attempts)))
      .returning({ id: outbox.id });
  // Most have no secret: one statement needs no transaction around it.
  if (!isDone || row.isShown || row.secretKind === null) {
    await write(database);
    return;
  }
  await database.transaction(async (transaction) => {
    if ((await write(transaction)).length > 0) await hideSecretIn(transaction, row.id);
  });
}
