import { isNotNull } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { clients } from './clients';

/**
 * The submissions of clients that were carried out under a key, with their answers; the same key of a call is carried
 * out once.
 */
export const submissions = pgTable(
  'submissions',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** The digest of the submission: another one under the key is refused. Null once the key has ended. */
    sha256: text('sha256'),
    /** Null inside the transaction that carries it out, and once the key has ended. */
    answer: jsonb('answer').$type<object>(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.call, table.key] }),
    // The rows come in this order, so a few blocks say where the old ones lie.
    index('submissions_received').using('brin', table.receivedAt),
    index('submissions_to_end').on(table.receivedAt).where(isNotNull(table.answer)),
  ],
);
