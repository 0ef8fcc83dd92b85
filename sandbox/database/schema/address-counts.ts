import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The calls of addresses on limited routes within the time that counts; shared by all processes. The properties are named as `rate-limiter-flexible` asks. */
export const addressCounts = pgTable(
  'address_counts',
  {
    /** The region, the route, and a digest of the address. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamp('expire', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('address_counts_expire').on(table.expire)],
);
