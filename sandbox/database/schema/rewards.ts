import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { clients } from './clients';
import { orders } from './orders';

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

/** Points that orders took, below zero, and gave back, above it, each of the grant that goes on a day; nothing is ever changed or taken away [EPNT-06]. */
export const pointMovements = pgTable(
  'point_movements',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: ['taken', 'given-back'] }).notNull(),
    clientId: clientId(),
    expiresOn: date('expires_on').notNull(),
    points: integer('points').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind, table.expiresOn] }),
    index('point_movements_client').on(table.clientId),
    foreignKey({
      name: 'point_movements_grant',
      columns: [table.clientId, table.expiresOn],
      foreignColumns: [rewardPoints.clientId, rewardPoints.expiresOn],
    }),
    check(
      'point_movements_sign',
      sql`case ${table.kind} when 'taken' then ${table.points} < 0 else ${table.points} > 0 end`,
    ),
  ],
);

/** The coupon that goes with a Taiwan client's points. */
export const couponEvents = pgTable('coupon_events', {
  clientId: clientId().primaryKey(),
  code: text('code').notNull(),
  value: text('value'),
});
