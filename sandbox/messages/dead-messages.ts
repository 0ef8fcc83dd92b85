import { and, asc, eq, exists, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { maskEmail, maskMobile } from '../../domain/clients/mask-contact';
import { isSecuritySubject } from '../../domain/notices/client-message';
import { orderNumber } from '../../domain/trading/orders/order-number';
import type { Database } from '../database/database';
import { type ClientRow, clients } from '../database/schema/clients';
import { contactChanges } from '../database/schema/contact-changes';
import { coolingOffs } from '../database/schema/cooling-offs';
import { orders } from '../database/schema/orders';
import { isDead, outbox } from '../database/schema/sessions';

/** The time for which messages that were given up are looked at, in milliseconds: seven days from when they were written. */
const lookedAtFor = 7 * 24 * 60 * 60 * 1000;

/** The condition of the messages that were given up lately: refused for good, or not sent within their time. */
export const deadLately = (now: Date): SQL | undefined =>
  and(isDead(outbox), gte(outbox.sentAt, new Date(now.getTime() - lookedAtFor)));

type Row = typeof outbox.$inferSelect;

/** A message that was given up, and what keeps it from being sent again; undefined if nothing does. */
export type DeadMessage = Pick<Row, 'id' | 'sentAt' | 'channel' | 'state' | 'subject' | 'recipient'> & {
  readonly recipientNow: string;
  readonly obstacle: string | undefined;
};

/** Loads the messages that were given up lately, the oldest first. */
export async function deadMessages(database: Database, now: Date): Promise<readonly DeadMessage[]> {
  const rows = await database
    .select({ message: outbox, client: clients, hasChanged: hasChangedSince(database) })
    .from(outbox)
    .leftJoin(clients, eq(clients.id, outbox.clientId))
    .where(deadLately(now))
    .orderBy(asc(outbox.sentAt), asc(outbox.id));
  const held = await loadHeldOrders(
    database,
    rows.flatMap(({ client }) => client?.id ?? []),
  );
  return rows.map(({ message, client, hasChanged }) => {
    const { id, sentAt, channel, state, subject, recipient } = message;
    const recipientNow = addressNow(channel, client);
    const isWarning = warns(message) || message.orderNumbers.some((number) => held.has(number));
    const obstacle = obstacleTo(message, client, { isWarning, hasChanged });
    return { id, sentAt, channel, state, subject, recipient, recipientNow, obstacle };
  });
}

/**
 * Returns true if a message by its subject warns a client of what somebody else may have done. Of the Cash Account there are
 * none but those of a withdrawal that waits, because it called for caution.
 */
const warns = ({ subject }: Row): boolean =>
  subject !== null && (isSecuritySubject(subject) || subject === 'cash-account');

/** The numbers of the orders of some clients that waited after they were placed: whatever is told of one tells whether it was seen through. */
async function loadHeldOrders(database: Database, clientIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ serial: orders.serial })
    .from(coolingOffs)
    .innerJoin(orders, eq(orders.id, coolingOffs.subject))
    .where(inArray(coolingOffs.clientId, [...new Set(clientIds)]));
  return new Set(rows.map(({ serial }) => orderNumber(serial)));
}

/** Says whether a request for another address took effect since a message was written: two addresses can look alike once they are masked. */
const hasChangedSince = (database: Database): SQL<boolean> =>
  sql<boolean>`${exists(
    database
      .select({ id: contactChanges.id })
      .from(contactChanges)
      .where(
        and(
          eq(contactChanges.clientId, outbox.clientId),
          sql`${contactChanges.field} = ${outbox.channel}`,
          eq(contactChanges.end, 'applied'),
          sql`${contactChanges.endedAt} >= ${outbox.sentAt}`,
        ),
      ),
  )}`;

/**
 * Says why a message isn't sent again. A code or PIN is asked for anew, and of a copy that went a second way nobody knows
 * the client. A warning, of a change of security or of money that is to leave, goes to nobody but whom it was written to: an
 * address that was changed since may be that of whoever it warns of.
 */
function obstacleTo(
  { secretKind, channel, recipient }: Row,
  client: ClientRow | null,
  { isWarning, hasChanged }: { readonly isWarning: boolean; readonly hasChanged: boolean },
): string | undefined {
  if (secretKind !== null) return 'a code or PIN is asked for anew';
  if (client === null) return 'it is a copy';
  const current = addressNow(channel, client);
  if (current === '') return 'the client has no such address any more';
  const isAnother = hasChanged || ![current, masked(channel, current)].includes(recipient);
  if (isWarning && isAnother) return 'the address has changed since';
  return undefined;
}

/** The address of a client on a channel as it is now; empty without one. */
const addressNow = (channel: Row['channel'], client: ClientRow | null): string =>
  channel === 'inbox' ? '' : (client?.[channel] ?? '');

const masked = (channel: Row['channel'], recipient: string): string =>
  channel === 'mobile' ? maskMobile(recipient) : maskEmail(recipient);

/** Lets messages that were given up leave again, to the addresses that their clients have now; returns their numbers. */
export function sendAgain(database: Database, numbers: readonly number[], now: Date): Promise<readonly number[]> {
  return database.transaction(async (transaction) => {
    const dead = await deadMessages(transaction, now);
    const sent: number[] = [];
    for (const { id, recipientNow, obstacle } of dead) {
      if (obstacle !== undefined || !numbers.includes(id)) continue;
      const again = {
        state: 'waiting',
        recipient: recipientNow,
        triedFrom: now,
        attempts: 0,
        nextAttemptAt: null,
      } as const;
      // Whoever does the same at this moment finds it waiting.
      const held = await transaction
        .update(outbox)
        .set(again)
        .where(and(eq(outbox.id, id), isDead(outbox)))
        .returning({ id: outbox.id });
      if (held.length > 0) sent.push(id);
    }
    return sent;
  });
}
