import type { FundReference } from '../../funds/finding/fund-listing';
import { byDate } from '../../calendar/by-date';
import { add, type Decimal, zero } from '../../money/decimal';
import type { OrderPayment } from '../../trading/orders/order-payment';
import { type ContractProblem, contractProblem } from '../changing/contract-problem';
import type { PlanChangeKind } from '../changing/plan-change';
import type { PlanExecutionDue } from '../days/plan-executions';
import type { PlanFrequency } from '../plan-frequency';
import { orderedRange } from './plan-debits';
import type { PlanMove } from '../changing/plan-move';
import type { PlanRules } from '../plan-rules';
import { latestTerms, type TermsChange } from '../plan-terms';
import type { PlanType } from '../plan-type';

/** What happened to a plan, when, an instant, and by whom. */
export type PlanChange = TermsChange & {
  /** `move`: the client asked for the legacy plan to be moved; what the desk starts and ends is moved then [RSP-05]. */
  readonly kind: 'start' | 'move' | PlanChangeKind;
  readonly at: string;
  /** The desk pauses a plan whose debits keep failing, and moves one that is to be moved. */
  readonly by: 'client' | 'desk';
};

/** How an order ends that invests nothing: by its client, or refused by the desk [ORDQ-06]. */
export const unexecutedOutcomes = ['cancelled', 'rejected'] as const;

/** What became of a plan's execution: an order, one that ended in vain, a debit or switch that failed, which may be tried again, or a switch that was left out because its return wasn't reached. */
export const executionOutcomes = ['placed', ...unexecutedOutcomes, 'retrying', 'failed', 'skipped'] as const;

/** What a plan did for a day of a month, in its currency, or in units where it switches. */
export type PlanExecution = {
  readonly month: string;
  readonly day: number;
  /** The day it was due. */
  readonly date: string;
  readonly amount: Decimal;
  readonly outcome: (typeof executionOutcomes)[number];
  readonly nextTry?: string | undefined;
  /** Of a switch that waits for a return, what it was then, in percent; undefined where it wasn't known [LINK-31]. */
  readonly returnPercent?: Decimal | undefined;
  /** Of one that failed since its amount is outside the limits of the fund, how [TRADE-129..134]. */
  readonly problem?: ContractProblem | undefined;
  readonly orderId?: string | undefined;
};

/** A fund of a plan, in the client's language. */
export type PlanFund = Pick<FundReference, 'code' | 'name' | 'jfFundCode'>;

/** A client's plan with all that became of it and what it will do [RSP-09]. */
export type PlanSchedule = {
  readonly refNo: string;
  readonly accountNo: string;
  /** Whether it is the older Regular Investment Plan, which takes no amendments [RSP-03, RSP-04]. */
  readonly isLegacy: boolean;
  /** The fund that it buys or, where it switches, the one that it leaves. */
  readonly fund: PlanFund;
  /** Of a plan that switches, the fund that it buys; its amounts are then units of the one that it leaves [RSP-08]. */
  readonly intoFund?: PlanFund | undefined;
  /** Whether the fund is a digital share class, whose limits its plans keep to [TRADE-129..134]. */
  readonly isDigitalShareClass?: boolean | undefined;
  /** Of a plan that switches, from which return of the holding on it does, in percent; without one it always does [LINK-31]. */
  readonly leastReturn?: Decimal | undefined;
  readonly currency: string;
  readonly frequency: PlanFrequency;
  /** Whether it invests the same amount each time, or more and less by the price; its amounts are then what that begins with, until they are ordered [TRADE-79]. */
  readonly type: PlanType;
  /** Of a plan that buys. */
  readonly paidFrom?: OrderPayment | undefined;
  /** Which of its versions this is; a change is made on one. */
  readonly version: number;
  readonly changes: readonly PlanChange[];
  readonly executions: readonly PlanExecution[];
  /** What it will do in the months to come, the earliest first. */
  readonly upcoming: readonly PlanExecutionDue[];
  /** Of a legacy plan that is to be moved, how, and what the plan that takes its place will do [RSP-05, RSP-12]. */
  readonly move?: (PlanMove & { readonly upcoming: readonly PlanExecutionDue[] }) | undefined;
  /** Of a plan that was moved, the number of that which took its place; of that one, the number of the other. */
  readonly movedTo?: string | undefined;
  readonly movedFrom?: string | undefined;
};

/** What a plan has invested so far by its record, in its currency, or switched, in units; undefined where none of that is on record, which may begin after the plan did [RSP-08, RSP-09]. */
export function investedSoFar({ executions }: Pick<PlanSchedule, 'executions'>): Decimal | undefined {
  const placed = executions.filter(({ outcome }) => outcome === 'placed');
  return placed.length === 0 ? undefined : placed.reduce((sum, { amount }) => add(sum, amount), zero);
}

/** The debits and switches of a plan that failed and are tried again, each on the day of its next try [RSP-09]. */
export const pendingRetries = ({ executions }: Pick<PlanSchedule, 'executions'>): readonly PlanExecutionDue[] =>
  executions.flatMap(({ month, day, amount, nextTry }) =>
    nextTry === undefined ? [] : [{ month, day, date: nextTry, moved: [], amount }],
  );

/** What a plan itself will do, the earliest first: what is tried again among it [RSP-09]. */
export const plannedExecutions = (plan: Pick<PlanSchedule, 'executions' | 'upcoming'>): readonly PlanExecutionDue[] =>
  [...pendingRetries(plan), ...plan.upcoming].toSorted(byDate);

/** A day on which a plan will invest. */
export type PlanDay = { readonly plan: PlanSchedule; readonly due: PlanExecutionDue };

/** What the plans together will do up to a date, the earliest first: one list over all of them, what takes the place of a plan that is to be moved among it [RSP-05, RSP-09]. */
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

/** Whether a plan has ended, or will once all its changes count. */
export const hasEnded = ({ changes }: Pick<PlanSchedule, 'changes'>): boolean =>
  latestTerms(changes)?.status === 'terminated';

/** Whether a plan is of the legacy kind and can still be moved or ended [RSP-05, RSP-06]. */
export const isRunningLegacy = (plan: PlanSchedule): boolean => plan.isLegacy && !hasEnded(plan);
