import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { contactChangeEnds, contactFields } from '../../../domain/credentials/contacts/contact-change';
import { clients } from './clients';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The requests of clients for another contact: whole, as letters and messages need them, with the contact of before. What has ended stays as it is. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    field: text('field', { enum: contactFields }).notNull(),
    value: text('value').notNull(),
    /** The one on file when it was requested. */
    before: text('before').notNull(),
    requestedAt: instant('requested_at').notNull(),
    effectiveAt: instant('effective_at').notNull(),
    /** A part of the session's id, by which one visit can be told from another. */
    sessionMark: text('session_mark').notNull(),
    endedAt: instant('ended_at'),
    end: text('ended_by', { enum: contactChangeEnds }),
  },
  (table) => [
    index('contact_changes_client').on(table.clientId, table.requestedAt),
    index('contact_changes_due')
      .on(table.effectiveAt)
      .where(sql`${table.endedAt} is null`),
    // A later request for the same takes its place.
    uniqueIndex('contact_changes_open')
      .on(table.clientId, table.field)
      .where(sql`${table.endedAt} is null`),
    check('contact_changes_end', sql`(${table.endedAt} is null) = (${table.end} is null)`),
  ],
);

/** A request for another contact as the database keeps one. */
export type ContactChangeRow = typeof contactChanges.$inferSelect;
