import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { freezeActors } from '../../../domain/credentials/login/account-freeze';
import { clients, clientStates } from './clients';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const numbers = (name: string) => jsonb(name).$type<readonly string[]>().notNull();

/**
 * The freezes of accounts: who asked for each, what it called off, and what it couldn't. Nothing here is changed but the
 * end of one, which is written down once; years after that it goes.
 */
export const accountFreezes = pgTable(
  'account_freezes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    actor: text('actor', { enum: freezeActors }).notNull(),
    /** The part of the session's id by which one visit can be told from another; absent where the firm did it. */
    sessionMark: text('session_mark'),
    frozenAt: instant('frozen_at').notNull(),
    /** The client's state before, which comes back at the end. */
    stateBefore: text('state_before', { enum: clientStates }).notNull(),
    cancelledOrders: numbers('cancelled_orders'),
    cancelledWithdrawals: numbers('cancelled_withdrawals'),
    pausedPlans: numbers('paused_plans'),
    /** Orders and withdrawals that are past their client's reach: a person of the firm looks at each. */
    left: numbers('left_to_firm'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('account_freezes_client').on(table.clientId, table.frozenAt),
    // An account is frozen once at a time.
    uniqueIndex('account_freezes_open')
      .on(table.clientId)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** A freeze as the database keeps one. */
export type AccountFreezeRow = typeof accountFreezes.$inferSelect;
