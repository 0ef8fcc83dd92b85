import { sql } from 'drizzle-orm';
import { boolean, check, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { priceAlertDirections } from '../../../domain/funds/price-alert';
import { clients } from './clients';
import { funds } from './funds';

/** Prices a client wishes to hear of, in the fund's base currency. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    direction: text('direction', { enum: priceAlertDirections }).notNull(),
    target: numeric('target').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.fundId, table.direction] }),
    check('price_alerts_target', sql`${table.target} > 0`),
  ],
);
