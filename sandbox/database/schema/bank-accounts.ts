import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { ddaTypes } from '../../../domain/banking/dda-type';
import { accounts, clients, type LocalTexts } from './clients';

const clientId = () =>
  text('client_id')
    .notNull()
    .references(() => clients.id);

/** The bank accounts that clients have named to us. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    clientId: clientId(),
    number: text('number').notNull(),
    /** XXX for an account that takes any. */
    currency: text('currency').notNull(),
    bankNames: jsonb('bank_names').$type<LocalTexts>().notNull(),
    holder: text('holder').notNull(),
    addressLines: jsonb('address_lines').$type<readonly string[]>().notNull(),
    /** New until it is first used. */
    state: text('state', { enum: ['NEW', 'ACTIVE'] }).notNull(),
    onlineDebit: text('online_debit', { enum: ['none', 'asked-for', 'set-up'] }).notNull(),
  },
  (table) => [unique('bank_accounts_number').on(table.clientId, table.number, table.currency)],
);

/** The authorities that clients give on a bank account: to be debited, or to be paid to. */
export const bankAuthorities = pgTable(
  'bank_authorities',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bankAccountId: integer('bank_account_id')
      .notNull()
      .references(() => bankAccounts.id),
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.number),
    kind: text('kind', { enum: ddaTypes }).notNull(),
    /** A in force, I no longer or not yet. */
    status: text('status', { enum: ['A', 'I'] }).notNull(),
    /** The most one debit may take, in the account's currency. */
    debitLimit: numeric('debit_limit'),
    periodicity: text('periodicity', { enum: ['DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'] }),
    effectiveOn: date('effective_on').notNull(),
    expiresOn: date('expires_on'),
  },
  (table) => [
    index('bank_authorities_account').on(table.bankAccountId),
    index('bank_authorities_number').on(table.accountNumber),
    check('bank_authorities_limit', sql`${table.debitLimit} > 0`),
    check('bank_authorities_days', sql`${table.expiresOn} >= ${table.effectiveOn}`),
  ],
);

/** The clients' eligibility for same-day debits in a currency. */
export const sameDayDebits = pgTable(
  'same_day_debits',
  {
    clientId: clientId(),
    currency: text('currency').notNull(),
    hasDeals: boolean('has_deals').notNull(),
    isFrozen: boolean('is_frozen').notNull(),
    isElectronic: boolean('is_electronic').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.currency] })],
);
