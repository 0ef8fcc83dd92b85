import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { clients } from './clients';

/** The uses of limited actions by clients; shared by all processes. */
export const usedAllowances = pgTable(
  'used_allowances',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    /** The kind of action: one-time codes, or the route of a write. */
    kind: text('kind').notNull(),
    since: timestamp('since', { withTimezone: true, mode: 'date' }).notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.kind] }), index('used_allowances_since').on(table.since)],
);
