import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { clients } from './clients';

const clientId = () =>
  text('client_id')
    .notNull()
    .references(() => clients.id);

/** Points a client may use until a day, that day included. */
export const rewardPoints = pgTable(
  'reward_points',
  {
    clientId: clientId(),
    expiresOn: date('expires_on').notNull(),
    points: integer('points').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.expiresOn] })],
);

/** The coupon that goes with a Taiwan client's points. */
export const couponEvents = pgTable('coupon_events', {
  clientId: clientId().primaryKey(),
  code: text('code').notNull(),
  value: text('value'),
});
