import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { accounts, clients } from './clients';
import { evidenceColumns } from './evidence';
import { dividends, funds } from './funds';
import { orders } from './orders';

const fund = (name: string) => integer(name).references(() => funds.id);

/** The clients' instructions on a fund's dividends, one after the other; nothing is ever changed or taken away. */
export const dividendInstructionChanges = pgTable(
  'dividend_instruction_changes',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    fundId: fund('fund_id').notNull(),
    sequence: integer('sequence').notNull(),
    /** Null where they are paid out from then on. */
    intoFundId: fund('into_fund_id'),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** A part of the session's id, by which one visit can be told from another. */
    sessionMark: text('session_mark').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.fundId, table.sequence] }),
    check('dividend_instruction_changes_other', sql`${table.intoFundId} is distinct from ${table.fundId}`),
  ],
);

/** The evidence of the clients' instructions on dividends, each with the texts accepted for it; a row is never changed, nor taken away from its change. */
export const dividendEvidence = pgTable(
  'dividend_evidence',
  {
    clientId: text('client_id').notNull(),
    fundId: integer('fund_id').notNull(),
    sequence: integer('sequence').notNull(),
    ...evidenceColumns,
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.fundId, table.sequence] }),
    foreignKey({
      name: 'dividend_evidence_change',
      columns: [table.clientId, table.fundId, table.sequence],
      foreignColumns: [
        dividendInstructionChanges.clientId,
        dividendInstructionChanges.fundId,
        dividendInstructionChanges.sequence,
      ],
    }).onDelete('cascade'),
  ],
);

/** Dividends that were invested in another fund instead of being paid out. */
export const reinvestedDividends = pgTable('reinvested_dividends', {
  dividendId: integer('dividend_id')
    .primaryKey()
    .references(() => dividends.id),
  intoFundId: fund('into_fund_id').notNull(),
  /** The purchase that it became; null for those of which the books have no more than this. */
  orderId: text('order_id')
    .unique()
    .references(() => orders.id),
});

/** Both sides of the dividends that the desk paid, in their currency: what the fund loses the client gains. */
export const dividendEntries = pgTable(
  'dividend_entries',
  {
    dividendId: integer('dividend_id')
      .notNull()
      .references(() => dividends.id),
    account: text('account', { enum: ['fund', 'client'] }).notNull(),
    amount: numeric('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dividendId, table.account] })],
);

/** The distributions that the desk paid, each once on an account and kind of account that held the fund. */
export const paidDistributions = pgTable(
  'paid_distributions',
  {
    fundId: fund('fund_id').notNull(),
    exDate: date('ex_date').notNull(),
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.number),
    /** Empty where accounts have no kinds. */
    paymentType: text('payment_type').notNull(),
    dividendId: integer('dividend_id')
      .notNull()
      .unique()
      .references(() => dividends.id),
    /** The units that it was paid for: those held before the ex-date. */
    units: numeric('units').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fundId, table.exDate, table.accountNumber, table.paymentType] }),
    index('paid_distributions_account').on(table.accountNumber),
    check('paid_distributions_units', sql`${table.units} > 0`),
  ],
);

/** The distributions that are kept back from accounts that were frozen when they were paid; each goes once it is paid. */
export const keptBackDistributions = pgTable(
  'kept_back_distributions',
  {
    fundId: fund('fund_id').notNull(),
    exDate: date('ex_date').notNull(),
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.number),
    /** Empty where accounts have no kinds. */
    paymentType: text('payment_type').notNull(),
    /** The units that it is for: those held before the ex-date. */
    units: numeric('units').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'kept_back_distributions_pk',
      columns: [table.fundId, table.exDate, table.accountNumber, table.paymentType],
    }),
    index('kept_back_distributions_account').on(table.accountNumber),
    check('kept_back_distributions_units', sql`${table.units} > 0`),
  ],
);
