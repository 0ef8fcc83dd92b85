import type { FundReference } from '../../funds/finding/fund-listing';
import { byDate } from '../../calendar/by-date';
import { add, type Decimal, zero } from '../../money/decimal';
import type { OrderPayment } from '../../trading/orders/order-payment';
import { contractProblem } from '../changing/contract-problem';
import type { PlanChangeKind } from '../changing/plan-change';
import type { PlanExecutionDue } from '../days/plan-executions';
import type { ExecutionProblem } from './execution-problem';
import type { PlanFrequency } from '../plan-frequency';
import { orderedRange } from './plan-debits';
import type { PlanMove } from '../changing/plan-move';
import type { PlanRules } from '../plan-rules';
import { latestTerms, type TermsChange } from '../plan-terms';
import type { PlanType } from '../plan-type';

/** A change of a plan, with its instant and who made it. */
export type PlanChange = TermsChange & {
  /** `move`: the client asked for the legacy plan to be moved; what the desk starts and ends is moved then [RSP-05]. */
  readonly kind: 'start' | 'move' | PlanChangeKind;
  readonly at: string;
  /** The desk pauses a plan whose debits keep failing, and moves one that is to be moved. */
  readonly by: 'client' | 'desk';
};

/** The ends of an order that invests nothing: cancelled by its client, or rejected by the desk [ORDQ-06]. */
export const unexecutedOutcomes = ['cancelled', 'rejected'] as const;

/**
 * The outcomes of a plan's execution: an order, one that was not executed, a failed debit or switch, which may be tried
 * again, or a switch skipped since its return wasn't reached.
 */
export const executionOutcomes = ['placed', ...unexecutedOutcomes, 'retrying', 'failed', 'skipped'] as const;

/** An execution of a plan for a day of a month, in its currency, or in units where it switches. */
export type PlanExecution = {
  readonly month: string;
  readonly day: number;
  /** The day it was due. */
  readonly date: string;
  readonly amount: Decimal;
  readonly outcome: (typeof executionOutcomes)[number];
  readonly nextTry?: string | undefined;
  /**
   * The return at that time, in percent, for a switch that waits for one; undefined where it wasn't known [LINK-31].
   */
  readonly returnPercent?: Decimal | undefined;
  /** The problem of an execution that ordered nothing, where it is known [RSP-09, TRADE-129..134]. */
  readonly problem?: ExecutionProblem | undefined;
  readonly orderId?: string | undefined;
  readonly orderNo?: string | undefined;
};

/** A fund of a plan, in the client's language. */
export type PlanFund = Pick<FundReference, 'code' | 'name' | 'jfFundCode'>;

/** A client's plan with all that became of it and what it will do [RSP-09]. */
export type PlanSchedule = {
  readonly refNo: string;
  readonly accountNo: string;
  /** True if it is the older Regular Investment Plan, which takes no amendments [RSP-03, RSP-04]. */
  readonly isLegacy: boolean;
  /** The fund that it buys or, where it switches, the one that it leaves. */
  readonly fund: PlanFund;
  /** The fund that a switching plan buys; its amounts are then units of the source fund [RSP-08]. */
  readonly intoFund?: PlanFund | undefined;
  /** True if the fund is a digital share class, whose limits its plans keep to [TRADE-129..134]. */
  readonly isDigitalShareClass?: boolean | undefined;
  /**
   * The return of the holding from which a switching plan executes, in percent; without one it always does [LINK-31].
   */
  readonly leastReturn?: Decimal | undefined;
  readonly currency: string;
  readonly frequency: PlanFrequency;
  /**
   * The type of the amount: fixed, or more and less by the price; its amounts are then the base until they are ordered
   * [TRADE-79].
   */
  readonly type: PlanType;
  /** The payment of a plan that buys. */
  readonly paidFrom?: OrderPayment | undefined;
  /** The number of this version; a change is made on one. */
  readonly version: number;
  readonly changes: readonly PlanChange[];
  readonly executions: readonly PlanExecution[];
  /** The executions in the months to come, the earliest first. */
  readonly upcoming: readonly PlanExecutionDue[];
  /** The requested move of a legacy plan, and the executions of the plan that replaces it [RSP-05, RSP-12]. */
  readonly move?: (PlanMove & { readonly upcoming: readonly PlanExecutionDue[] }) | undefined;
  /** The number of the plan that replaced a moved one; `movedFrom` is the way back. */
  readonly movedTo?: string | undefined;
  readonly movedFrom?: string | undefined;
};

/**
 * Returns the amount that a plan has invested so far by its record, in its currency, or in units where it switched;
 * undefined where none is on record, which may begin after the plan did [RSP-08, RSP-09].
 */
export function investedSoFar({ executions }: Pick<PlanSchedule, 'executions'>): Decimal | undefined {
  const placed = executions.filter(({ outcome }) => outcome === 'placed');
  return placed.length === 0 ? undefined : placed.reduce((sum, { amount }) => add(sum, amount), zero);
}

/** The debits and switches of a plan that failed and are tried again, each on the day of its next try [RSP-09]. */
export const pendingRetries = ({ executions }: Pick<PlanSchedule, 'executions'>): readonly PlanExecutionDue[] =>
  executions.flatMap(({ month, day, amount, nextTry }) =>
    nextTry === undefined ? [] : [{ month, day, date: nextTry, moved: [], amount }],
  );

/** Returns the executions of a plan itself, the earliest first, retries included [RSP-09]. */
export const plannedExecutions = (plan: Pick<PlanSchedule, 'executions' | 'upcoming'>): readonly PlanExecutionDue[] =>
  [...pendingRetries(plan), ...plan.upcoming].toSorted(byDate);

/** A day on which a plan will invest. */
export type PlanDay = { readonly plan: PlanSchedule; readonly due: PlanExecutionDue };

/**
 * Returns the executions of all plans up to a date in one list, the earliest first, those of plans that replace moved
 * ones included [RSP-05, RSP-09].
 */
export const planDays = (plans: readonly PlanSchedule[], until: string): readonly PlanDay[] =>
  plans
    .flatMap((plan) =>
      [...pendingRetries(plan), ...plan.upcoming, ...(plan.move?.upcoming ?? [])]
        .filter(({ date }) => date <= until)
        .map((due) => ({ plan, due })),
    )
    .toSorted((one, other) => byDate(one.due, other.due));

/** The days of plans on which they place orders, up to a date: none for an amount that their fund doesn't take [TRADE-129..134, ORDQ-07]. */
export const plannedOrders = (plans: readonly PlanSchedule[], until: string): readonly PlanDay[] =>
  planDays(plans, until).filter(({ plan, due }) => contractProblem(plan, due.amount) === undefined);

/** The money that is needed for some days, by currency, the most where an amount isn't fixed; switches need none, nor does what can't be ordered [TRADE-79, TRADE-129..134]. */
export function moneyNeeded(days: readonly PlanDay[], rules: PlanRules): ReadonlyMap<string, Decimal> {
  const needed = new Map<string, Decimal>();
  for (const { plan, due } of days) {
    if (plan.intoFund || contractProblem(plan, due.amount)) continue;
    const { type, currency, isDigitalShareClass } = plan;
    const { most } = orderedRange({ type, currency, isDigitalShareClass, amount: due.amount }, rules);
    needed.set(currency, add(needed.get(currency) ?? zero, most));
  }
  return needed;
}

/** Returns true if a plan has ended, or will once all its changes count. */
export const hasEnded = ({ changes }: Pick<PlanSchedule, 'changes'>): boolean =>
  latestTerms(changes)?.status === 'terminated';

/** Returns true if a plan is of the legacy kind and can still be moved or ended [RSP-05, RSP-06]. */
export const isRunningLegacy = (plan: PlanSchedule): boolean => plan.isLegacy && !hasEnded(plan);
