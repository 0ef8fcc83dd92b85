import { orderNumber } from '../../domain/trading/orders/order-number';
import type { WirePlanSchedule } from '../../contract/rest/plans/plan-schedules';
import type { Calendar } from '../../domain/calendar/calendar';
import type { Language } from '../../domain/language';
import { toText } from '../../domain/money/decimal';
import { executionProblem } from '../../domain/regular-plans/running/execution-problem';
import { openExecutions, type PlanTimeline } from '../../domain/regular-plans/days/plan-executions';
import { addMonths, monthOf } from '../../domain/calendar/months';
import { planAfterMove } from '../../domain/regular-plans/changing/plan-move';
import { today } from '../context/clock';
import type { ServerContext } from '../context/server-context';
import { localised } from '../context/language';
import { jfFundCode } from '../funds/listed-funds';
import { toPlanTimeline, type StoredPlan } from './stored-plans';

const monthsAhead = 3;

/** A plan as its client sees it: what became of it, and what it will do in the months to come by the dealing calendar as it is known now [RSP-09]. */
export function wireSchedule(
  stored: StoredPlan,
  {
    clock,
    calendar,
    language,
  }: Pick<ServerContext, 'clock'> & { readonly calendar: Calendar; readonly language: Language },
): WirePlanSchedule {
  const { plan, account, fund, intoFund, changes, executions, move } = stored;
  const named = (one: StoredPlan['fund']) => ({
    name: { code: one.code, value: localised(one.names, language) ?? null },
    jfFundCode: jfFundCode(one),
  });
  const last = addMonths(monthOf(today(clock)), monthsAhead);
  const upcoming = (timeline: PlanTimeline) =>
    openExecutions(timeline, last, calendar).map(({ month, day, date, moved, amount }) => ({
      month,
      day,
      date,
      moved: [...moved],
      amount: toText(amount),
    }));
  const timeline = toPlanTimeline(stored);
  const after = move?.movedAt === null ? planAfterMove(timeline, move) : undefined;
  return {
    refNo: plan.refNo,
    accountNo: plan.accountNumber,
    isLegacy: account.type === 'MS',
    fund: named(fund),
    ...(fund.isDigitalClass ? { isDigitalShareClass: true } : {}),
    intoFund: intoFund && named(intoFund),
    leastReturn: plan.leastReturn,
    currency: plan.currency,
    frequency: plan.frequency,
    type: plan.type,
    paidFrom: plan.paidFrom,
    version: changes.length,
    changes: changes.map(({ kind, at, actor, fromMonth, fromDay, amount, days, status, usesPoints }) => ({
      kind,
      at: at.toISOString(),
      by: actor,
      fromMonth,
      fromDay,
      amount,
      status,
      days: days && [...days],
      ...(usesPoints === null ? {} : { usesPoints }),
    })),
    executions: executions.map(({ month, day, date, amount, outcome, end, nextTry, orderId, serial, ...more }) => ({
      month,
      day,
      date,
      amount,
      outcome: end ?? outcome,
      nextTry,
      orderId,
      orderNo: serial === null ? null : orderNumber(serial),
      returnPercent: more.returnPercent,
      ...problemOf(more.reason),
    })),
    upcoming: upcoming(timeline),
    move: move && after ? { ...termsOf(move), upcoming: upcoming(after) } : null,
    movedTo: move?.movedTo ?? null,
    movedFrom: stored.movedFrom,
  };
}

/** Returns the problem that an execution failed for, where it did and that is known. */
const problemOf = (reason: string | null) => {
  const problem = executionProblem(reason ?? undefined);
  return problem ? { problem } : {};
};

const termsOf = ({ fromMonth, dayOfMonth, movesOn }: NonNullable<StoredPlan['move']>) => ({
  fromMonth,
  dayOfMonth,
  movesOn,
});
