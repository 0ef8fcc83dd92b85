import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { priceAlertDirections } from '../../../domain/funds/prices/price-alert';
import { languages } from '../../../domain/language';
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
    /** In which the client set it, and is told. */
    language: text('language', { enum: languages }).notNull(),
    /** The day of the latest price that was compared with the target; null while the fund had none. */
    comparedThrough: date('compared_through'),
    /** The latest price of which the client was told, and its day. */
    toldPrice: numeric('told_price'),
    toldOn: date('told_on'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.fundId, table.direction] }),
    check('price_alerts_target', sql`${table.target} > 0`),
    check('price_alerts_told', sql`(${table.toldPrice} is null) = (${table.toldOn} is null)`),
  ],
);
