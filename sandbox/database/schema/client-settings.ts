import { pgTable, text } from 'drizzle-orm/pg-core';
import { currencies } from '../../../domain/money/currency';
import { clients } from './clients';

/** What clients chose of how their portfolios are shown; who chose nothing isn't here. */
export const clientSettings = pgTable('client_settings', {
  clientId: text('client_id')
    .primaryKey()
    .references(() => clients.id),
  showCurrency: text('show_currency', { enum: currencies }).notNull(),
});
