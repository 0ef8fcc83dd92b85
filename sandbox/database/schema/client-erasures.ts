import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { clients } from './clients';

/** The erasures of clients' personal data: who ordered each, why, and how many rows of which table went; never what they said. */
export const clientErasures = pgTable('client_erasures', {
  clientId: text('client_id')
    .primaryKey()
    .references(() => clients.id),
  erasedAt: timestamp('erased_at', { withTimezone: true, mode: 'date' }).notNull(),
  erasedBy: text('erased_by').notNull(),
  why: text('why').notNull(),
  /** The years for which the books were kept by name. */
  years: integer('years').notNull(),
  removed: jsonb('removed').$type<Readonly<Record<string, number>>>().notNull(),
});
