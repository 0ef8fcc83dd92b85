import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PlanPurpose } from '../../domain/regular-plans/changing/plan-change';
import { executionName, type PlanTimeline } from '../../domain/regular-plans/days/plan-executions';
import { unexecutedOutcomes } from '../../domain/regular-plans/running/plan-schedule';
import { parsePlanStatus } from '../../domain/regular-plans/plan-status';
import type { TermsChange } from '../../domain/regular-plans/plan-terms';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { groupBy } from '../../domain/kernel/group-by';
import { accounts } from '../database/schema/clients';
import { orderEvents, orders } from '../database/schema/orders';
import { planMoves, regularPlanChanges, regularPlanExecutions, regularPlans } from '../database/schema/regular-plans';
import { pipelined } from '../database/pipelined';
import { orderedFunds, type OrderedFunds } from '../funds/ordered-funds';

type ChangeRow = typeof regularPlanChanges.$inferSelect;
/** An execution, with how its order ended where that invested nothing. */
type ExecutionRow = typeof regularPlanExecutions.$inferSelect & {
  readonly end: (typeof orderEvents.$inferSelect)['kind'] | null;
  /** The serial of its order. */
  readonly serial: number | null;
};

/** A plan with what became of it, as it is kept. */
export type StoredPlan = OrderedFunds & {
  readonly plan: typeof regularPlans.$inferSelect;
  readonly account: typeof accounts.$inferSelect;
  readonly changes: readonly ChangeRow[];
  readonly executions: readonly ExecutionRow[];
  /** The requested move of a legacy plan. */
  readonly move: typeof planMoves.$inferSelect | null;
  /** The number of the plan that this one replaced. */
  readonly movedFrom: string | null;
};

/** The moves that made plans. */
const movesInto = alias(planMoves, 'moves_into');

/** The plans that a condition names, by their numbers. */
export async function loadPlans(database: Database, which: SQL | undefined): Promise<readonly StoredPlan[]> {
  const rows = await database
    .select({ plan: regularPlans, account: accounts, move: planMoves, movedFrom: movesInto.refNo })
    .from(regularPlans)
    .innerJoin(accounts, eq(accounts.number, regularPlans.accountNumber))
    .leftJoin(planMoves, eq(planMoves.refNo, regularPlans.refNo))
    .leftJoin(movesInto, eq(movesInto.movedTo, regularPlans.refNo))
    .where(which)
    .orderBy(asc(regularPlans.refNo));
  if (rows.length === 0) return [];
  const numbers = rows.map(({ plan }) => plan.refNo);
  const [fundsOf, changes, executions] = await pipelined([
    orderedFunds(
      database,
      rows.map(({ plan }) => plan),
    ),
    database
      .select()
      .from(regularPlanChanges)
      .where(inArray(regularPlanChanges.refNo, numbers))
      .orderBy(asc(regularPlanChanges.sequence)),
    database
      .select({ ...getTableColumns(regularPlanExecutions), end: orderEvents.kind, serial: orders.serial })
      .from(regularPlanExecutions)
      .leftJoin(
        orderEvents,
        and(eq(orderEvents.orderId, regularPlanExecutions.orderId), inArray(orderEvents.kind, unexecutedOutcomes)),
      )
      .leftJoin(orders, eq(orders.id, regularPlanExecutions.orderId))
      .where(inArray(regularPlanExecutions.refNo, numbers))
      .orderBy(asc(regularPlanExecutions.month), asc(regularPlanExecutions.day)),
  ]);
  const changesOf = groupBy(changes, ({ refNo }) => refNo);
  const executionsOf = groupBy(executions, ({ refNo }) => refNo);
  return rows.map((row) => ({
    ...row,
    ...fundsOf(row.plan),
    changes: changesOf.get(row.plan.refNo) ?? [],
    executions: executionsOf.get(row.plan.refNo) ?? [],
  }));
}

/** The client's plan of a number, which nobody else touches until the transaction ends; undefined where there is none, or it is another's. */
export async function lockPlan(
  database: Database,
  { clientId, refNo }: { readonly clientId: string; readonly refNo: string },
): Promise<StoredPlan | undefined> {
  await database
    .select({ one: regularPlans.refNo })
    .from(regularPlans)
    .where(eq(regularPlans.refNo, refNo))
    .for('update');
  const [stored] = await loadPlans(database, and(eq(regularPlans.refNo, refNo), eq(accounts.clientId, clientId)));
  return stored;
}

/** Returns the purpose of a plan's figure. */
export const toPlanPurpose = ({ plan, intoFund }: StoredPlan): PlanPurpose => ({
  currency: plan.currency,
  intoFund: intoFund ?? undefined,
});

/** Returns the timeline of a plan. */
export const toPlanTimeline = ({ plan, changes, executions, move }: StoredPlan): PlanTimeline => ({
  frequency: plan.frequency === 'MONTHLY' ? 'monthly' : 'quarterly',
  changes: changes.map(toTermsChange),
  executed: new Set(executions.map(executionName)),
  movesFrom: move?.fromMonth,
});

const toTermsChange = ({ fromMonth, fromDay, amount, days, status, usesPoints }: ChangeRow): TermsChange => ({
  fromMonth,
  fromDay: fromDay ?? undefined,
  amount: amount === null ? undefined : decimal(amount),
  days: days ?? undefined,
  status: parsePlanStatus(status ?? undefined),
  usesPoints: usesPoints ?? undefined,
});
