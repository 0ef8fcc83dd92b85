import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { priceAlertDirections } from '../../../domain/funds/watching/price-alert';
import { languages } from '../../../domain/language';
import { clients } from './clients';
import { funds } from './funds';

/** How often the prices of a fund were written, corrected or taken away: a trigger counts, whoever does it. */
export const priceVersions = pgTable('price_versions', {
  fundId: integer('fund_id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

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
    /** The language in which the client set it, and is told. */
    language: text('language', { enum: languages }).notNull(),
    /** The fund's latest price when the alert was set, and its day: what comes after it is waited for; null while it had none. */
    basePrice: numeric('base_price'),
    baseDay: date('base_day'),
    /** The digest of the prices that were compared with the target; null while none were. Prices come late and are corrected. */
    comparedPrices: text('compared_prices'),
    /** The version of the fund's prices at that time; 0 where they have to be compared anew. */
    comparedVersion: bigint('compared_version', { mode: 'number' }).notNull().default(0),
    /** The price of which the client was told last, and its day. */
    toldPrice: numeric('told_price'),
    toldOn: date('told_on'),
    /** The days of all prices of which the client was told: of none twice. */
    toldDays: date('told_days').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.fundId, table.direction] }),
    index('price_alerts_compared')
      .on(table.fundId, table.comparedVersion)
      .where(sql`${table.isEnabled}`),
    check('price_alerts_target', sql`${table.target} > 0`),
    check('price_alerts_base', sql`(${table.basePrice} is null) = (${table.baseDay} is null)`),
    check('price_alerts_told', sql`(${table.toldPrice} is null) = (${table.toldOn} is null)`),
  ],
);
