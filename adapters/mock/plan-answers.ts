import * as z from 'zod/mini';
import { marketCalendar } from '../../config/calendars/market-calendar';
import { planRules } from '../../config/plan-rules';
import {
  planChange,
  wirePlanMove,
  planScheduleList,
  planStart,
  type WirePlanSchedule,
} from '../../contract/rest/plans/plan-schedules';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { parseDecimal, toText } from '../../domain/money/decimal';
import { fundPlanRules } from '../../domain/regular-plans/changing/fund-plan-rules';
import {
  needsTransactionSecret,
  planChangeProblem,
  planErrorCodes,
  readPlanFigure,
} from '../../domain/regular-plans/changing/plan-change';
import { planAfterMove, planMove, planMoveErrorCodes } from '../../domain/regular-plans/changing/plan-move';
import type { PlanRules } from '../../domain/regular-plans/plan-rules';
import { planStartErrorCodes, planTermsProblem } from '../../domain/regular-plans/changing/plan-start';
import { parsePlanFrequency } from '../../domain/regular-plans/plan-frequency';
import { parsePlanStatus } from '../../domain/regular-plans/plan-status';
import { effectiveFromDay, type TermsChange } from '../../domain/regular-plans/plan-terms';
import { effectiveFrom, firstExecution } from '../../domain/regular-plans/days/effective-from';
import { arePlanDays, isPlanDay } from '../../domain/regular-plans/days/plan-days';
import {
  executionName,
  openExecutions,
  type PlanTimeline,
  type PlanExecutionDue,
} from '../../domain/regular-plans/days/plan-executions';
import { addMonths, monthOf } from '../../domain/calendar/months';
import { canPlanUsePoints } from '../../domain/regular-plans/running/plan-points';
import { type AnswersByCall, answerWith, type MockCall, rejectWith } from './mock-call';
import type { MockFile } from './mock-file';

const statusAfter = { pause: 'SUSPENDED', resume: 'ACTIVE', change: null, end: 'TERMINATED' } as const;

/** The rules and the calendar of the region, and this moment, by which a plan is set up or changed. */
const scene = ({ region, now: at }: MockCall) => ({ at, calendar: marketCalendar(region), rules: planRules[region] });

/** Sets a plan up with any PIN; the fund is called by its code, since no recording names it. */
async function start(call: MockCall): Promise<MockFile> {
  const requested = planStart.parse(call.sent);
  const { vpin: _, fundCode, intoFundCode, amount, days, paidFrom = null, usesPoints, ...terms } = requested;
  const { at, calendar, rules } = scene(call);
  const problem = startProblem(requested, rules) ?? pointsProblem(call, requested);
  if (problem) return rejectWith(planStartErrorCodes[problem]);
  const first = firstExecution(days, { at, calendar, rules });
  const { fromMonth, fromDay = null } = effectiveFromDay(first.month, first.day, days);
  const plans = await call.read('planSchedules', planScheduleList);
  const plan: WirePlanSchedule = {
    ...terms,
    refNo: `RPMOCK${String(plans.length + 1)}`,
    accountNo: terms.accountNo ?? plans[0]?.accountNo ?? '',
    paidFrom,
    isLegacy: false,
    fund: named(fundCode),
    intoFund: intoFundCode === undefined ? null : named(intoFundCode),
    frequency: 'MONTHLY',
    version: 1,
    executions: [],
    changes: [{ kind: 'start', at, by: 'client', fromMonth, fromDay, amount, days, status: 'ACTIVE', usesPoints }],
    upcoming: [],
  };
  const started = { ...plan, upcoming: upcomingOf(plan, call) };
  call.change('planSchedules', planScheduleList, (all) => [...all, started]);
  return answerWith(started);
}

/** Returns why a plan can't be set up; of one that switches only its figures are judged, whatever is held. */
function startProblem({ amount, currency, days, intoFundCode }: z.output<typeof planStart>, rules: PlanRules) {
  const figure = readPlanFigure(amount, { currency, intoFund: intoFundCode === undefined ? undefined : {} }, rules);
  if (!figure.ok) return 'amount';
  if (intoFundCode !== undefined) return arePlanDays(days, rules) ? undefined : 'day';
  return planTermsProblem({ amount: figure.value, days, currency }, Object.keys(rules.minimumAmount), rules);
}

function pointsProblem(
  { region }: MockCall,
  { usesPoints = false, currency, intoFundCode }: z.output<typeof planStart>,
) {
  const intoFund = intoFundCode === undefined ? undefined : {};
  return usesPoints && !canPlanUsePoints({ region, currency, intoFund }) ? 'points' : undefined;
}

async function change(call: MockCall): Promise<MockFile> {
  const { refNo, version, kind, amount = null, days, usesPoints, vpin } = planChange.parse(call.sent);
  const plan = (await call.read('planSchedules', planScheduleList)).find((one) => one.refNo === refNo);
  if (!plan) return rejectWith(planErrorCodes.unknown);
  if (plan.version !== version) return rejectWith(planErrorCodes.outdated);
  const { at, calendar, rules } = scene(call);
  const changes = plan.changes.map(termsOf);
  const figure = parseDecimal(amount ?? '');
  const requested = { kind, days, usesPoints, amount: figure.ok ? figure.value : undefined };
  const { isLegacy, currency, isDigitalShareClass } = plan;
  const purpose = { isLegacy, currency, isDigitalShareClass, intoFund: plan.intoFund ?? undefined };
  const canUsePoints = canPlanUsePoints({ ...purpose, region: call.region });
  const problem = planChangeProblem({ ...purpose, changes, canUsePoints }, requested, fundPlanRules(rules, purpose));
  if (problem) return rejectWith(planErrorCodes[problem]);
  const from = effectiveFrom(changes, requested, { at, calendar, rules });
  if (vpin === undefined && needsTransactionSecret(call.region, { changes, isLegacy, from }, requested))
    return rejectWith('VPN0001', 401);
  const { fromMonth, fromDay = null } = from;
  const made = { kind, at, by: 'client', fromMonth, fromDay, status: statusAfter[kind], amount, days: days ?? null };
  const after = { ...plan, move: null, version: version + 1, changes: [...plan.changes, { ...made, usesPoints }] };
  const changed = { ...after, upcoming: upcomingOf(after, call) };
  replacePlan(call, changed);
  return answerWith(changed);
}

/** Takes the move of the legacy plans with any PIN; they stay where they are, since its day doesn't come before the page is reloaded. */
async function move(call: MockCall): Promise<MockFile> {
  const { plans: wanted, dayOfMonth } = wirePlanMove.parse(call.sent);
  const { at, calendar, rules } = scene(call);
  if (!isPlanDay(dayOfMonth, rules)) return rejectWith(planMoveErrorCodes.day);
  const all = await call.read('planSchedules', planScheduleList);
  const plans = all.filter(
    (plan) => plan.isLegacy && wanted.some(({ refNo, version }) => plan.refNo === refNo && plan.version === version),
  );
  if (plans.length !== wanted.length) return rejectWith(planMoveErrorCodes.outdated);
  const moving = plans.map((plan): WirePlanSchedule => {
    const timeline = courseOf(plan);
    const moved = planMove(timeline, dayOfMonth, { at, calendar, rules });
    const made = { kind: 'move', at, by: 'client', fromMonth: moved.fromMonth, fromDay: null, status: null };
    const after = planAfterMove(timeline, moved);
    return {
      ...plan,
      version: plan.version + 1,
      changes: [...plan.changes, { ...made, amount: null, days: null }],
      upcoming: plan.upcoming.filter(({ month }) => month < moved.fromMonth),
      move: { ...moved, upcoming: after ? wireDays(openExecutions(after, lastMonth(at), calendar)) : [] },
    };
  });
  for (const plan of moving) replacePlan(call, plan);
  const requested = { rspMigrationEligible: 'REQUESTED', illegibleReasons: [] };
  call.change('rspMigration', z.unknown(), () => requested);
  return answerWith({ plans: moving });
}

const replacePlan = (call: MockCall, changed: WirePlanSchedule): void => {
  call.change('planSchedules', planScheduleList, (all) =>
    all.map((plan) => (plan.refNo === changed.refNo ? changed : plan)),
  );
};

const upcomingOf = (plan: WirePlanSchedule, { region, now }: MockCall): WirePlanSchedule['upcoming'] =>
  wireDays(openExecutions(courseOf(plan), lastMonth(now), marketCalendar(region)));

const lastMonth = (now: string): string => addMonths(monthOf(hongKongDay(now) ?? ''), 3);

const courseOf = ({ frequency, changes, executions }: WirePlanSchedule): PlanTimeline => ({
  frequency: parsePlanFrequency(frequency) ?? 'monthly',
  changes: changes.map(termsOf),
  executed: new Set(executions.map(executionName)),
});

const wireDays = (days: readonly PlanExecutionDue[]): WirePlanSchedule['upcoming'] =>
  days.map(({ month, day, date, moved, amount }) => ({ month, day, date, moved: [...moved], amount: toText(amount) }));

const named = (code: string) => ({ name: { code, value: null } });

function termsOf({ fromMonth, fromDay, amount, days, status, usesPoints }: PlanChange): TermsChange {
  const figure = parseDecimal(amount ?? '');
  return {
    fromMonth,
    fromDay: fromDay ?? undefined,
    amount: figure.ok ? figure.value : undefined,
    days: days ?? undefined,
    status: parsePlanStatus(status ?? undefined),
    usesPoints: usesPoints ?? undefined,
  };
}

type PlanChange = WirePlanSchedule['changes'][number];

/** Results of setting up, changing and moving regular plans. */
export const planAnswers = { startPlan: start, changePlan: change, movePlans: move } satisfies AnswersByCall;
