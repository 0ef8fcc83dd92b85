import { addBusinessDays } from '../../calendar/calendar';
import { hongKongDay } from '../../calendar/hong-kong-time';
import { type ExecutionDay, executionDay } from '../days/execution-day';
import { effectiveFrom, type RequestedAt } from '../days/effective-from';
import { executionName, openExecutions, type PlanTimeline, type PlanExecutionDue } from '../days/plan-executions';
import { monthsApart } from '../plan-frequency';
import { addMonths, monthOf, monthsBetween } from '../../calendar/months';
import { type EffectiveFrom, latestTerms } from '../plan-terms';

/** The terms on which a legacy plan goes on in the eScheduler, as its client requested [RSP-05, RSP-12]. */
export type PlanMove = {
  /** The first month that the eScheduler invests for; up to it the legacy plan does. */
  readonly fromMonth: string;
  /** The day of the month on which the eScheduler invests. */
  readonly dayOfMonth: number;
  /** The day on which the legacy plan ends and the other takes its place. */
  readonly movesOn: string;
};

/** Why legacy plans aren't moved, by the code that a server refuses with [RSP-05, RSP-13]. */
export const planMoveErrorCodes = {
  /** The client isn't eligible, has no such plan, or the server couldn't tell. */
  'not-open': 'PLAN_MOVE_NOT_OPEN',
  /** It was asked for already. */
  requested: 'PLAN_MOVE_REQUESTED',
  /** The plans aren't those that the client saw: one was changed or ended meanwhile. */
  outdated: 'PLAN_OUTDATED',
  /** There is no MasterAccount to move them to. */
  account: 'PLAN_ACCOUNT_UNKNOWN',
  day: 'PLAN_DAY_INVALID',
  /** A fund of theirs takes no monthly plans now. */
  fund: 'PLAN_FUND_NOT_OFFERED',
  /** The eScheduler can't invest an amount of theirs. */
  amount: 'PLAN_AMOUNT_INVALID',
  'not-allowed': 'PLAN_NOT_ALLOWED',
  payment: 'PLAN_PAYMENT_UNAVAILABLE',
} as const;

export type PlanMoveProblem = keyof typeof planMoveErrorCodes;

/** The problem that a server's refusal states; undefined for any other refusal. */
export const parsePlanMoveProblem = (codes: readonly string[]): PlanMoveProblem | undefined =>
  (Object.keys(planMoveErrorCodes) as PlanMoveProblem[]).find((problem) => codes.includes(planMoveErrorCodes[problem]));

/**
 * Plans the move of a legacy plan that its client requests at an instant: from the first month in which both its old
 * and its new day are the lead away, so that no month is left out or executed twice [RSP-05, RSP-12].
 */
export function planMove(plan: PlanTimeline, dayOfMonth: number, start: RequestedAt): PlanMove {
  const counted = effectiveFrom(plan.changes, { days: [dayOfMonth] }, start).fromMonth;
  const executed = monthOf([...plan.executed].reduce((latest, name) => (name > latest ? name : latest), ''));
  const fromMonth = nextOwnMonth(plan, executed < counted ? counted : addMonths(executed, 1));
  const earliest = addBusinessDays(hongKongDay(start.at) ?? '', start.rules.leadBusinessDays, start.calendar);
  const opening = executionDay(fromMonth, 1, start.calendar).date;
  return { fromMonth, dayOfMonth, movesOn: opening > earliest ? opening : earliest };
}

/** The first month from one on in which the plan invests: every third of a quarterly one, counted from its start. */
function nextOwnMonth({ frequency, changes }: PlanTimeline, month: string): string {
  const first = changes[0]?.fromMonth ?? month;
  const step = monthsApart[frequency];
  return addMonths(first, Math.max(0, Math.ceil(monthsBetween(first, month) / step)) * step);
}

/**
 * Returns the plan that replaces a moved one: the same amount on the new day, paused where the plan is; undefined for
 * one that has ended meanwhile [RSP-05, RSP-12].
 */
export function planAfterMove(
  { frequency, changes }: Pick<PlanTimeline, 'frequency' | 'changes'>,
  { fromMonth, dayOfMonth }: Pick<PlanMove, 'fromMonth' | 'dayOfMonth'>,
): PlanTimeline | undefined {
  const terms = latestTerms(changes);
  if (terms === undefined || terms.status === 'terminated') return undefined;
  return { frequency, changes: [{ ...terms, fromMonth, days: [dayOfMonth] }], executed: new Set() };
}

/** From when on the end of a plan counts: that of any change, and no later than the move that it was asked for, which then doesn't take place [RSP-06]. */
export function endFrom({ changes, movesFrom }: PlanTimeline, start: RequestedAt): EffectiveFrom {
  const counted = effectiveFrom(changes, {}, start);
  return movesFrom !== undefined && movesFrom <= counted.fromMonth ? { fromMonth: movesFrom } : counted;
}

/** A legacy plan as its client sees it: what decides when it invests, and when it will. */
type VisiblePlan = Pick<PlanTimeline, 'frequency' | 'changes'> & {
  readonly executions: readonly Pick<ExecutionDay, 'month' | 'day'>[];
  readonly upcoming: readonly PlanExecutionDue[];
};

/**
 * Returns the terms of a legacy plan moved now, its executions before the move, and the first one after it; undefined
 * for a plan that has ended [RSP-05, RSP-12].
 */
export function movedPlan({ executions, upcoming, ...plan }: VisiblePlan, dayOfMonth: number, start: RequestedAt) {
  const timeline = { ...plan, executed: new Set(executions.map(executionName)) };
  const move = planMove(timeline, dayOfMonth, start);
  const after = planAfterMove(timeline, move);
  const terms = latestTerms(plan.changes);
  if (!after || !terms) return undefined;
  const [first] = openExecutions(after, move.fromMonth, start.calendar);
  return { terms, move, before: upcoming.filter(({ month }) => month < move.fromMonth), first };
}
