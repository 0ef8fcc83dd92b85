import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type CommunicationPreference, paperChannels } from '../../../domain/clients/communication-preference';
import { languages } from '../../../domain/language';
import { clients } from './clients';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();
const clientId = () =>
  text('client_id')
    .notNull()
    .references(() => clients.id);

/** The communication preferences of clients; a client who chose none has no row. */
export const communicationPreferences = pgTable('communication_preferences', {
  clientId: clientId().primaryKey(),
  language: text('language', { enum: languages }).notNull(),
  statements: text('statements', { enum: paperChannels }).notNull(),
  contractNotes: text('contract_notes', { enum: paperChannels }).notNull(),
  newsByEmail: boolean('news_by_email').notNull(),
  newsBySms: boolean('news_by_sms').notNull(),
  newsByTelephone: boolean('news_by_telephone').notNull(),
  newsByPost: boolean('news_by_post').notNull(),
  savedAt: instant('saved_at'),
});

/** Changes of preferences: the client, when, from what to what; consent must be shown to have been given. Nothing here is ever changed. */
export const communicationChanges = pgTable(
  'communication_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    clientId: clientId(),
    before: jsonb('before').$type<CommunicationPreference>().notNull(),
    after: jsonb('after').$type<CommunicationPreference>().notNull(),
    changedAt: instant('changed_at'),
  },
  (table) => [
    index('communication_changes_client').on(table.clientId),
    index('communication_changes_at').on(table.changedAt),
  ],
);
