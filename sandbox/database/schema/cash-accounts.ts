import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  boolean,
} from 'drizzle-orm/pg-core';
import { cashLedgerAccounts } from '../../../domain/cash-account/cash-bookings';
import { cashTransactionStatuses } from '../../../domain/cash-account/cash-transaction-status';
import { cashTransactionTypes } from '../../../domain/cash-account/cash-transaction-type';
import { accounts, clients } from './clients';
import { orders } from './orders';

/** Hong Kong's clients to whom the Cash Account is offered, and whether they have enabled it. */
export const cashClients = pgTable('cash_clients', {
  clientId: text('client_id')
    .primaryKey()
    .references(() => clients.id),
  isEnabled: boolean('is_enabled').notNull(),
});

/** A client's Cash Account in one currency; its balances follow from its transactions. */
export const cashAccounts = pgTable(
  'cash_accounts',
  {
    sid: text('sid').primaryKey(),
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.number),
    currency: text('currency').notNull(),
    status: text('status').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [unique('cash_accounts_currency').on(table.accountNumber, table.currency)],
);

/** Money that came in or went out, or is about to. */
export const cashTransactions = pgTable(
  'cash_transactions',
  {
    sid: text('sid').primaryKey(),
    cashAccountSid: text('cash_account_sid')
      .notNull()
      .references(() => cashAccounts.sid),
    type: text('type', { enum: cashTransactionTypes }).notNull(),
    /** 1 in, -1 out. */
    sign: integer('sign').notNull(),
    amount: numeric('amount').notNull(),
    status: text('status', { enum: cashTransactionStatuses }).notNull(),
    paymentStatus: text('payment_status', { enum: cashTransactionStatuses }).notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    remark: text('remark'),
    /** The instant until which a withdrawal is held: the bank isn't instructed before. */
    heldUntil: timestamp('held_until', { withTimezone: true, mode: 'date' }),
    /** When it was cancelled while it waited. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true, mode: 'date' }),
    /** The order that it pays, or whose payment comes back. */
    orderId: text('order_id').references(() => orders.id),
  },
  (table) => [
    index('cash_transactions_account').on(table.cashAccountSid, table.at),
    index('cash_transactions_pending')
      .on(table.sid)
      .where(sql`${table.status} = 'pending'`),
    unique('cash_transactions_order').on(table.orderId, table.type),
    check('cash_transactions_amount', sql`${table.amount} > 0`),
    check('cash_transactions_sign', sql`${table.sign} in (1, -1)`),
  ],
);

/**
 * The events of the transactions that clients instructed, one after the other; nothing is ever changed or taken away.
 */
export const cashEvents = pgTable(
  'cash_events',
  {
    transactionSid: text('transaction_sid')
      .notNull()
      .references(() => cashTransactions.sid),
    sequence: integer('sequence').notNull(),
    kind: text('kind', { enum: ['held', 'received', 'cancelled', 'paid', 'refused'] }).notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The one who did it; of a client's session a part of its id, by which one visit can be told from another. */
    actor: text('actor', { enum: ['client', 'desk', 'bank'] }).notNull(),
    sessionMark: text('session_mark'),
    /** The number of the bank's message; none is used twice. */
    noteId: text('note_id').unique(),
  },
  (table) => [primaryKey({ columns: [table.transactionSid, table.sequence] })],
);

/** Money that transactions moved; the entries of a transaction add up to zero. */
export const cashEntries = pgTable(
  'cash_entries',
  {
    transactionSid: text('transaction_sid')
      .notNull()
      .references(() => cashTransactions.sid),
    account: text('account', { enum: cashLedgerAccounts }).notNull(),
    currency: text('currency').notNull(),
    amount: numeric('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transactionSid, table.account] })],
);
