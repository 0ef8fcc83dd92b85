import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CoolingOffReason } from '../../../domain/cooling-off/cooling-off-reason';
import { clients } from './clients';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * The payouts that clients let wait, and why: a redemption by the number of its order, a withdrawal by that of its
 * transaction. Nothing here is ever changed.
 */
export const coolingOffs = pgTable(
  'cooling_offs',
  {
    subject: text('subject').primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    /** The reasons for the cooling-off period; none where the client wished it all the same. */
    reasons: text('reasons').array().$type<readonly CoolingOffReason[]>().notNull(),
    at: instant('at').notNull(),
    heldUntil: instant('held_until').notNull(),
    /** A part of the session's id, by which one visit can be told from another. */
    sessionMark: text('session_mark').notNull(),
  },
  (table) => [index('cooling_offs_client').on(table.clientId), index('cooling_offs_at').on(table.at)],
);
