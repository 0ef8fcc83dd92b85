import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { regions } from '../../../domain/region';
import { clients } from './clients';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Open sessions; neither the cookie nor the check token is kept, only their hashes. */
export const sessions = pgTable(
  'sessions',
  {
    cookieHash: text('cookie_hash').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    region: text('region', { enum: regions }).notNull(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    state: text('state', { enum: ['code-pending', 'open'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('sessions_seen').on(table.seenAt), index('sessions_client').on(table.clientId)],
);

/** The one code that is good for a session; a new one takes the old one's place. */
export const oneTimeCodes = pgTable('one_time_codes', {
  cookieHash: text('cookie_hash')
    .primaryKey()
    .references(() => sessions.cookieHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
  codeHash: text('code_hash').notNull(),
  sentAt: instant('sent_at').notNull(),
  /** The message that holds it, for as long as it may. */
  messageId: integer('message_id').references(() => outbox.id, { onDelete: 'set null' }),
  wrongTries: integer('wrong_tries').notNull().default(0),
});

/** Wrong secrets and codes, per name as typed, known or not, and per client over all names; neither itself is kept. */
export const loginFailures = pgTable(
  'login_failures',
  {
    region: text('region', { enum: regions }).notNull(),
    subjectHash: text('subject_hash').notNull(),
    failures: integer('failures').notNull(),
    lastFailureAt: instant('last_failure_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.region, table.subjectHash] })],
);

/** What was sent to clients by text message or e-mail, in the sandbox it goes no further; the code in it shows as long as it is good, and in production never. */
export const outbox = pgTable('outbox', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  channel: text('channel', { enum: ['mobile', 'email'] }).notNull(),
  text: text('text').notNull(),
  sentAt: instant('sent_at').notNull(),
});
