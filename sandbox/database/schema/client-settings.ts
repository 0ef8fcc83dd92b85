import { pgTable, text } from 'drizzle-orm/pg-core';
import { currencies } from '../../../domain/money/currency';
import { clients } from './clients';

/** The portfolio settings that clients chose; a client who chose none has no row. */
export const clientSettings = pgTable('client_settings', {
  clientId: text('client_id')
    .primaryKey()
    .references(() => clients.id),
  showCurrency: text('show_currency', { enum: currencies }).notNull(),
});
