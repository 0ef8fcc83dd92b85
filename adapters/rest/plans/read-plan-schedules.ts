import type { CallFailure } from '../../../application/ports/call-failure';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { planChangeKinds } from '../../../domain/regular-plans/changing/plan-change';
import { executionProblems } from '../../../domain/regular-plans/running/execution-problem';
import { parsePlanFrequency } from '../../../domain/regular-plans/plan-frequency';
import {
  executionOutcomes,
  type PlanFund,
  type PlanSchedule,
} from '../../../domain/regular-plans/running/plan-schedule';
import { parsePlanStatus } from '../../../domain/regular-plans/plan-status';
import { orderPayments } from '../../../domain/trading/orders/order-payment';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { toFigure } from '../../http/wire-figures';
import {
  movingPlans,
  planSchedule,
  planScheduleList,
  type WirePlanSchedule,
} from '../../../contract/rest/plans/plan-schedules';

const malformed = err<CallFailure>({ kind: 'malformed' });

/** Reads a plan; one whose figures or words aren't known makes the answer malformed, since what it will debit would be wrong. */
export function readPlanSchedule(body: unknown): Result<PlanSchedule, CallFailure> {
  const read = parseBody(planSchedule, toSchedule)(body);
  if (!read.ok) return read;
  return read.value ? ok(read.value) : malformed;
}

/** Reads a client's plans, each as `readPlanSchedule` does. */
export function readPlanSchedules(body: unknown): Result<readonly PlanSchedule[], CallFailure> {
  return allOrMalformed(parseBody(planScheduleList, (plans) => plans.map(toSchedule))(body));
}

/** Reads the legacy plans that are to be moved, each as `readPlanSchedule` does. */
export function readMovingPlans(body: unknown): Result<readonly PlanSchedule[], CallFailure> {
  return allOrMalformed(parseBody(movingPlans, ({ plans }) => plans.map(toSchedule))(body));
}

function allOrMalformed(
  read: Result<readonly (PlanSchedule | undefined)[], CallFailure>,
): Result<readonly PlanSchedule[], CallFailure> {
  if (!read.ok) return read;
  const known = allKnown(read.value);
  return known ? ok(known) : malformed;
}

function toSchedule(wire: WirePlanSchedule): PlanSchedule | undefined {
  const { refNo, accountNo, isLegacy, fund, currency, version, type = 'X' } = wire;
  const frequency = parsePlanFrequency(wire.frequency);
  const paidFrom = parseOneOf(orderPayments, wire.paidFrom ?? undefined);
  const intoFund = wire.intoFund ? named(wire.intoFund) : undefined;
  const leastReturn = toFigure(wire.leastReturn ?? null);
  const changes = allKnown(wire.changes.map(toChange));
  const executions = allKnown(wire.executions.map(toExecution));
  const upcoming = allKnown(wire.upcoming.map(toUpcoming));
  const moved = wire.move ? allKnown(wire.move.upcoming.map(toUpcoming)) : [];
  // A plan buys what something pays for, or it switches.
  const isOne = (paidFrom === undefined) === (intoFund !== undefined);
  if (!frequency || !isOne || !changes || !executions || !upcoming || !moved) return undefined;
  return onlyPresent({
    refNo,
    accountNo,
    isLegacy,
    currency,
    version,
    frequency,
    type,
    paidFrom,
    changes,
    executions,
    upcoming,
    isDigitalShareClass: wire.isDigitalShareClass,
    fund: named(fund),
    intoFund,
    leastReturn,
    movedTo: wire.movedTo ?? undefined,
    movedFrom: wire.movedFrom ?? undefined,
    move: wire.move ? { ...wire.move, upcoming: moved } : undefined,
  });
}

const named = ({ name, jfFundCode }: WirePlanSchedule['fund']): PlanFund =>
  onlyPresent({ code: name.code, name: name.value ?? name.code, jfFundCode: jfFundCode ?? undefined });

function toChange(wire: WirePlanSchedule['changes'][number]): PlanSchedule['changes'][number] | undefined {
  const kind = parseOneOf(['start', 'move', ...planChangeKinds] as const, wire.kind);
  const by = parseOneOf(['client', 'desk'] as const, wire.by);
  const amount = toFigure(wire.amount);
  const status = parsePlanStatus(wire.status ?? undefined);
  const isUnread = (wire.amount !== null && !amount) || (wire.status !== null && !status);
  if (!kind || !by || isUnread) return undefined;
  const { at, fromMonth, fromDay, days, usesPoints } = wire;
  return onlyPresent({
    kind,
    at,
    by,
    fromMonth,
    fromDay: fromDay ?? undefined,
    amount,
    status,
    days: days ?? undefined,
    usesPoints: usesPoints ?? undefined,
  });
}

function toExecution(wire: WirePlanSchedule['executions'][number]): PlanSchedule['executions'][number] | undefined {
  const outcome = parseOneOf(executionOutcomes, wire.outcome);
  const amount = toFigure(wire.amount);
  if (!outcome || !amount) return undefined;
  const { month, day, date, nextTry, orderId, orderNo, returnPercent, problem } = wire;
  return onlyPresent({
    month,
    day,
    date,
    amount,
    outcome,
    nextTry: nextTry ?? undefined,
    returnPercent: toFigure(returnPercent ?? null),
    problem: parseOneOf(executionProblems, problem ?? undefined),
    orderId: orderId ?? undefined,
    orderNo: orderNo ?? undefined,
  });
}

function toUpcoming(wire: WirePlanSchedule['upcoming'][number]): PlanSchedule['upcoming'][number] | undefined {
  const amount = toFigure(wire.amount);
  return amount && { ...wire, amount };
}

function allKnown<T>(list: readonly (T | undefined)[]): readonly T[] | undefined {
  const known = list.filter((one) => one !== undefined);
  return known.length === list.length ? known : undefined;
}
