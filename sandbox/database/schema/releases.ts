import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The releases that have prepared this database, and the oldest that what each left behind still serves. */
export const releases = pgTable('releases', {
  release: text('release').primaryKey(),
  servesFrom: text('serves_from').notNull(),
  preparedAt: timestamp('prepared_at', { withTimezone: true }).notNull().defaultNow(),
});
