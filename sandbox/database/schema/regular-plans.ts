import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, clients } from './clients';
import { funds } from './funds';

/** Plans that invest regularly: in a MasterAccount the eScheduler's, in a sub-account the legacy Regular Investment Plan's. */
export const regularPlans = pgTable(
  'regular_plans',
  {
    refNo: text('ref_no').primaryKey(),
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.number),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    currency: text('currency').notNull(),
    /** Invested each time. */
    amount: numeric('amount').notNull(),
    frequency: text('frequency', { enum: ['MONTHLY', 'QUARTERLY'] }).notNull(),
    dayOfMonth: integer('day_of_month').notNull(),
    status: text('status', { enum: ['ACTIVE', 'SUSPENDED', 'TERMINATED'] }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('regular_plans_account').on(table.accountNumber),
    check('regular_plans_amount', sql`${table.amount} > 0`),
    check('regular_plans_day', sql`${table.dayOfMonth} between 1 and 31`),
  ],
);

/** What keeps a client from moving a legacy plan; who isn't here may move it. */
export const planMigrations = pgTable('plan_migrations', {
  clientId: text('client_id')
    .primaryKey()
    .references(() => clients.id),
  eligibility: text('eligibility', { enum: ['NOT_ELIGIBLE', 'REQUESTED', 'SYSTEM_FAIL'] }).notNull(),
  reasons: jsonb('reasons').$type<readonly string[]>().notNull(),
});
