import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { planTypes } from '../../../domain/regular-plans/plan-type';
import { accounts, clients } from './clients';
import { evidenceColumns } from './evidence';
import { funds } from './funds';
import { orders } from './orders';

/** Plans that invest or switch regularly, as they were last changed: in a MasterAccount the eScheduler's, in a sub-account the legacy Regular Investment Plan's. */
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
    /** The target fund of a plan that switches; the other one is its source. */
    intoFundId: integer('into_fund_id').references(() => funds.id),
    /** The return of the holding from which such a plan switches, in percent. */
    leastReturn: numeric('least_return'),
    currency: text('currency').notNull(),
    /** Invested each time, where it isn't fixed as what that begins with; of a plan that switches, units. */
    amount: numeric('amount').notNull(),
    frequency: text('frequency', { enum: ['MONTHLY', 'QUARTERLY'] }).notNull(),
    /** The type of the plan: the same amount each time, or more and less by the price. */
    type: text('type', { enum: planTypes }).notNull().default('X'),
    /** The days of the month on which it does so, 1 to 31, the earliest first. */
    days: jsonb('days').$type<readonly number[]>().notNull(),
    status: text('status', { enum: ['ACTIVE', 'SUSPENDED', 'TERMINATED'] }).notNull(),
    /** The payment of a plan that buys. */
    paidFrom: text('paid_from', { enum: ['direct-debit', 'cash-account'] }),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
    /**
     * The first day on which something of it can be due, 'infinity' while nothing can; null until the desk has worked it
     * out, and again after each change and execution.
     */
    dueFrom: date('due_from'),
  },
  (table) => [
    index('regular_plans_account').on(table.accountNumber),
    index('regular_plans_due').on(table.dueFrom),
    check('regular_plans_type', sql`${table.type} = 'X' or ${table.intoFundId} is null`),
    check(
      'regular_plans_return',
      sql`${table.leastReturn} is null or ${table.leastReturn} > 0 and ${table.intoFundId} is not null`,
    ),
    check('regular_plans_amount', sql`${table.amount} > 0`),
    check(
      'regular_plans_switch',
      sql`(${table.intoFundId} is null) = (${table.paidFrom} is not null) and ${table.intoFundId} is distinct from ${table.fundId}`,
    ),
    check(
      'regular_plans_days',
      sql`jsonb_array_length(${table.days}) between 1 and 31 and ${table.days} <@ '[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31]'::jsonb`,
    ),
  ],
);

/**
 * The changes of plans, one after the other; nothing is ever changed or taken away. A field that isn't stated stays as
 * it was.
 */
export const regularPlanChanges = pgTable(
  'regular_plan_changes',
  {
    refNo: text('ref_no')
      .notNull()
      .references(() => regularPlans.refNo),
    sequence: integer('sequence').notNull(),
    kind: text('kind', { enum: ['start', 'move', 'pause', 'resume', 'change', 'end'] }).notNull(),
    /** The first month for which it counts, YYYY-MM. */
    fromMonth: text('from_month').notNull(),
    /** The first of its days in that month for which it counts; where none is stated all of them. */
    fromDay: integer('from_day'),
    amount: numeric('amount'),
    days: jsonb('days').$type<readonly number[]>(),
    status: text('status', { enum: ['ACTIVE', 'SUSPENDED', 'TERMINATED'] }),
    /** True if each purchase redeems reward points for its fee [EPNT-08]. */
    usesPoints: boolean('uses_points'),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The one who did it; of a client's session a part of its id, by which one visit can be told from another. */
    actor: text('actor', { enum: ['client', 'desk'] }).notNull(),
    sessionMark: text('session_mark'),
  },
  (table) => [
    primaryKey({ columns: [table.refNo, table.sequence] }),
    check('regular_plan_changes_month', sql`${table.fromMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
);

/** The evidence of a client's own changes of plans, each with the texts accepted for it; a row is never changed, nor taken away from its change. */
export const planEvidence = pgTable(
  'plan_evidence',
  {
    refNo: text('ref_no').notNull(),
    sequence: integer('sequence').notNull(),
    ...evidenceColumns,
  },
  (table) => [
    primaryKey({ columns: [table.refNo, table.sequence] }),
    foreignKey({
      name: 'plan_evidence_change',
      columns: [table.refNo, table.sequence],
      foreignColumns: [regularPlanChanges.refNo, regularPlanChanges.sequence],
    }).onDelete('cascade'),
  ],
);

/** The executions of a plan for a day of a month, once: the order that it became, or the debits that failed. */
export const regularPlanExecutions = pgTable(
  'regular_plan_executions',
  {
    refNo: text('ref_no')
      .notNull()
      .references(() => regularPlans.refNo),
    month: text('month').notNull(),
    /** The day of the month that was chosen. */
    day: integer('day').notNull(),
    /** The day on which it was due. */
    date: date('date').notNull(),
    amount: numeric('amount').notNull(),
    outcome: text('outcome', { enum: ['placed', 'retrying', 'failed', 'skipped'] }).notNull(),
    /** The return at the last try, in percent, of a switch that waits for one; null where it wasn't known. */
    returnPercent: numeric('return_percent'),
    /** The number of tries of its debit. */
    tries: integer('tries').notNull(),
    /** The day on which it is tried again. */
    nextTry: date('next_try'),
    /** Why the last debit failed. */
    reason: text('reason'),
    orderId: text('order_id')
      .unique()
      .references(() => orders.id),
  },
  (table) => [
    primaryKey({ columns: [table.refNo, table.month, table.day] }),
    check('regular_plan_executions_order', sql`(${table.outcome} = 'placed') = (${table.orderId} is not null)`),
    check('regular_plan_executions_retry', sql`(${table.outcome} = 'retrying') = (${table.nextTry} is not null)`),
  ],
);

/** Legacy plans that are to go on in the eScheduler, as their client asked for it, and which plan took their place. */
export const planMoves = pgTable(
  'plan_moves',
  {
    refNo: text('ref_no')
      .primaryKey()
      .references(() => regularPlans.refNo),
    /** The first month that the eScheduler invests for, YYYY-MM, and on which day of it. */
    fromMonth: text('from_month').notNull(),
    dayOfMonth: integer('day_of_month').notNull(),
    /** The day on which the one takes the place of the other. */
    movesOn: date('moves_on').notNull(),
    /** When the desk carried it out. */
    movedAt: timestamp('moved_at', { withTimezone: true, mode: 'date' }),
    /** None where the plan had ended before. */
    movedTo: text('moved_to')
      .unique()
      .references(() => regularPlans.refNo),
  },
  (table) => [
    index('plan_moves_open')
      .on(table.refNo)
      .where(sql`${table.movedAt} is null`),
    check('plan_moves_month', sql`${table.fromMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('plan_moves_done', sql`${table.movedTo} is null or ${table.movedAt} is not null`),
  ],
);

/**
 * The reasons that keep a client from moving a legacy plan; a client without a row may move it where it can be paid.
 */
export const planMigrations = pgTable('plan_migrations', {
  clientId: text('client_id')
    .primaryKey()
    .references(() => clients.id),
  eligibility: text('eligibility', { enum: ['NOT_ELIGIBLE', 'SYSTEM_FAIL'] }).notNull(),
  reasons: jsonb('reasons').$type<readonly string[]>().notNull(),
});
