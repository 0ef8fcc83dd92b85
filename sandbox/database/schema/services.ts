import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { clients } from './clients';
import { funds } from './funds';

/** Taiwan's trading services that open and close; one without a row is closed. */
export const tradingServices = pgTable('trading_services', {
  name: text('name', { enum: ['pre-order', 'ipo'] }).primaryKey(),
  isOpen: boolean('is_open').notNull(),
});

/** Funds whose dividends a client has invested in another fund. */
export const dividendFunds = pgTable(
  'dividend_funds',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    intoFundId: integer('into_fund_id')
      .notNull()
      .references(() => funds.id),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.fundId] })],
);
