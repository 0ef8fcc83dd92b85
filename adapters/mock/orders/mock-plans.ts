import type * as z from 'zod/mini';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { planRules } from '../../../config/plan-rules';
import { hongKongDayAt } from '../../../domain/calendar/hong-kong-time';
import { parseDecimal, toText } from '../../../domain/money/decimal';
import { countsFrom, firstExecution } from '../../../domain/regular-plans/days/counts-from';
import { fundPlanRules } from '../../../domain/regular-plans/changing/fund-plan-rules';
import {
  needsTransactionSecret,
  planChangeProblem,
  planRefusals,
  readPlanFigure,
} from '../../../domain/regular-plans/changing/plan-change';
import { arePlanDays, isPlanDay } from '../../../domain/regular-plans/days/plan-days';
import {
  executionName,
  openExecutions,
  type PlanCourse,
  type PlanExecutionDue,
} from '../../../domain/regular-plans/days/plan-executions';
import { planStartRefusals, planTermsProblem } from '../../../domain/regular-plans/changing/plan-start';
import { canPlanUsePoints } from '../../../domain/regular-plans/running/plan-points';
import { parsePlanFrequency } from '../../../domain/regular-plans/plan-frequency';
import type { PlanRules } from '../../../domain/regular-plans/plan-rules';
import type { Region } from '../../../domain/region';
import { planAfterMove, planMove, planMoveRefusals } from '../../../domain/regular-plans/changing/plan-move';
import { addMonths, monthOf } from '../../../domain/regular-plans/days/plan-month';
import { parsePlanStatus } from '../../../domain/regular-plans/plan-status';
import { countsFromDay, type TermsChange } from '../../../domain/regular-plans/plan-terms';
import { submissionRefusals } from '../../../domain/submissions/submission-refusal';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import {
  planChange,
  planMove as wirePlanMove,
  planScheduleList,
  planStart,
  type WirePlanSchedule,
} from '../../../contract/rest/plans/plan-schedules';
import { isRequestFor } from '../mock-calls';
import type { MockFile } from '../mock-file';

const statusAfter = { pause: 'SUSPENDED', resume: 'ACTIVE', change: null, end: 'TERMINATED' } as const;

/** The plans of the mock's client: what is recorded and, until the page is reloaded, what the client makes of them. */
export class MockPlans {
  /** What was set up, by its key. */
  private readonly started = new Map<string, { readonly refNo: string; readonly content: string }>();
  private readonly changed = new Map<string, WirePlanSchedule>();
  private recorded: readonly WirePlanSchedule[] = [];

  constructor(
    private readonly region: Region,
    private readonly now: () => number = Date.now,
  ) {}

  private get rules(): PlanRules {
    return planRules[this.region];
  }

  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    if (isRequestFor(request, 'planSchedules') && recorded) return { ...recorded, body: this.plans(recorded.body) };
    if (isRequestFor(request, 'startPlan')) return this.start(request);
    if (isRequestFor(request, 'movePlans')) return this.move(request);
    if (isRequestFor(request, 'rspMigration') && recorded) return this.migration(recorded);
    return isRequestFor(request, 'changePlan') ? this.change(request) : recorded;
  }

  private plans(body: unknown): readonly WirePlanSchedule[] {
    this.recorded = planScheduleList.parse(body);
    return this.all;
  }

  private get all(): readonly WirePlanSchedule[] {
    const recorded = this.recorded.map((plan) => this.changed.get(plan.refNo) ?? plan);
    const others = [...this.changed.values()].filter(({ refNo }) => !recorded.some((plan) => plan.refNo === refNo));
    return [...recorded, ...others];
  }

  /** Sets a plan up with any PIN, once under its key; the fund is called by its code, since no recording names it. */
  private start({ body, headers }: TransportRequest): MockFile {
    const { data: wanted } = planStart.safeParse(parseJson(body));
    const key = headers['Idempotency-Key'];
    if (key === undefined) return refused(submissionRefusals.keyInvalid);
    if (wanted === undefined) return refused('PLAN_START_INVALID');
    const { vpin: _, fundCode, intoFundCode, amount, days, paidFrom = null, usesPoints, ...terms } = wanted;
    const content = JSON.stringify({ ...wanted, vpin: '' });
    const known = this.started.get(key);
    if (known) return known.content === content ? { status: 200, body: this.changed.get(known.refNo) } : reused;
    const problem = startProblem(wanted, this.rules) ?? this.pointsProblem(wanted);
    if (problem) return refused(planStartRefusals[problem]);
    const at = new Date(this.now()).toISOString();
    const calendar = marketCalendar(this.region);
    const first = firstExecution(days, { at, calendar, rules: this.rules });
    const { fromMonth, fromDay = null } = countsFromDay(first.month, first.day, days);
    const refNo = `RPMOCK${String(this.started.size + 1)}`;
    const plan = {
      ...{ refNo, ...terms, accountNo: terms.accountNo ?? this.recorded[0]?.accountNo ?? '' },
      ...{ paidFrom, isLegacy: false, fund: named(fundCode) },
      ...{ intoFund: intoFundCode === undefined ? null : named(intoFundCode) },
      ...{ frequency: 'MONTHLY', version: 1, executions: [] },
      changes: [{ kind: 'start', at, by: 'client', fromMonth, fromDay, amount, days, status: 'ACTIVE', usesPoints }],
    };
    this.changed.set(refNo, { ...plan, upcoming: this.upcoming({ ...plan, upcoming: [] }) });
    this.started.set(key, { refNo, content });
    return { status: 200, body: this.changed.get(refNo) };
  }

  private pointsProblem({ usesPoints = false, currency, intoFundCode }: z.output<typeof planStart>) {
    const intoFund = intoFundCode === undefined ? undefined : {};
    return usesPoints && !canPlanUsePoints({ region: this.region, currency, intoFund }) ? 'points' : undefined;
  }

  private change({ body, headers }: TransportRequest): MockFile {
    const { data: wanted } = planChange.safeParse(parseJson(body));
    if (headers['Idempotency-Key'] === undefined) return refused(submissionRefusals.keyInvalid);
    const plan = wanted && this.all.find(({ refNo }) => refNo === wanted.refNo);
    if (!plan) return refused(planRefusals.unknown);
    if (plan.version !== wanted.version) return refused(planRefusals.outdated);
    const changes = plan.changes.map(termsOf);
    const figure = parseDecimal(wanted.amount ?? '');
    const { kind, days, usesPoints } = wanted;
    const change = { kind, days, usesPoints, amount: figure.ok ? figure.value : undefined };
    const { isLegacy, currency, isDigitalShareClass } = plan;
    const purpose = { isLegacy, currency, isDigitalShareClass, intoFund: plan.intoFund ?? undefined };
    const canUsePoints = canPlanUsePoints({ ...purpose, region: this.region });
    const rules = fundPlanRules(this.rules, purpose);
    const problem = planChangeProblem({ ...purpose, changes, canUsePoints }, change, rules);
    if (problem) return refused(planRefusals[problem]);
    const at = new Date(this.now()).toISOString();
    const start = { at, calendar: marketCalendar(this.region), rules: this.rules };
    const from = countsFrom(changes, change, start);
    if (wanted.vpin === undefined && needsTransactionSecret(this.region, { changes, isLegacy, from }, change))
      return refused('VPN0001', 401);
    const { fromMonth, fromDay = null } = from;
    const made = { kind, at, by: 'client', fromMonth, fromDay, status: statusAfter[kind] };
    const next = { ...made, amount: wanted.amount ?? null, days: days ?? null, usesPoints };
    const after = { ...plan, version: plan.version + 1, changes: [...plan.changes, next] };
    this.changed.set(plan.refNo, { ...after, move: null, upcoming: this.upcoming(after) });
    return { status: 200, body: this.changed.get(plan.refNo) };
  }

  /** Takes the move of the legacy plans with any PIN; they stay where they are, since its day doesn't come before the page is reloaded. */
  private move({ body, headers }: TransportRequest): MockFile {
    const { data: wanted } = wirePlanMove.safeParse(parseJson(body));
    if (headers['Idempotency-Key'] === undefined) return refused(submissionRefusals.keyInvalid);
    if (wanted === undefined) return refused('PLAN_MOVE_INVALID');
    if (!isPlanDay(wanted.dayOfMonth, this.rules)) return refused(planMoveRefusals.day);
    const plans = wanted.plans.flatMap(({ refNo, version }) =>
      this.all.filter((plan) => plan.isLegacy && plan.refNo === refNo && plan.version === version),
    );
    if (plans.length !== wanted.plans.length) return refused(planMoveRefusals.outdated);
    const at = new Date(this.now()).toISOString();
    const calendar = marketCalendar(this.region);
    for (const plan of plans) {
      const course = courseOf(plan);
      const move = planMove(course, wanted.dayOfMonth, { at, calendar, rules: this.rules });
      const made = { kind: 'move', at, by: 'client', fromMonth: move.fromMonth, fromDay: null, status: null };
      const changes = [...plan.changes, { ...made, amount: null, days: null }];
      const [after, last] = [planAfterMove(course, move), this.lastMonth];
      this.changed.set(plan.refNo, {
        ...{ ...plan, changes, version: changes.length },
        upcoming: plan.upcoming.filter(({ month }) => month < move.fromMonth),
        move: { ...move, upcoming: after ? wireDays(openExecutions(after, last, calendar)) : [] },
      });
    }
    return { status: 200, body: { plans: plans.map(({ refNo }) => this.changed.get(refNo)) } };
  }

  /** As recorded, until the client asks for the move. */
  private migration(recorded: MockFile): MockFile {
    const isAsked = [...this.changed.values()].some(({ move }) => move);
    return isAsked ? { ...recorded, body: { rspMigrationEligible: 'REQUESTED', illegibleReasons: [] } } : recorded;
  }

  private upcoming(plan: WirePlanSchedule): WirePlanSchedule['upcoming'] {
    return wireDays(openExecutions(courseOf(plan), this.lastMonth, marketCalendar(this.region)));
  }

  private get lastMonth(): string {
    return addMonths(monthOf(hongKongDayAt(this.now())), 3);
  }
}

const courseOf = ({ frequency, changes, executions }: WirePlanSchedule): PlanCourse => ({
  frequency: parsePlanFrequency(frequency) ?? 'monthly',
  changes: changes.map(termsOf),
  executed: new Set(executions.map(executionName)),
});

const wireDays = (days: readonly PlanExecutionDue[]): WirePlanSchedule['upcoming'] =>
  days.map(({ month, day, date, moved, amount }) => ({ month, day, date, moved: [...moved], amount: toText(amount) }));

const named = (code: string) => ({ name: { code, value: null } });

/** What stands against a plan that is to be set up; of one that switches, whatever is held, no more than its figures say. */
function startProblem({ amount, currency, days, intoFundCode }: z.output<typeof planStart>, rules: PlanRules) {
  const figure = readPlanFigure(amount, { currency, intoFund: intoFundCode === undefined ? undefined : {} }, rules);
  if (!figure.ok) return 'amount';
  if (intoFundCode !== undefined) return arePlanDays(days, rules) ? undefined : 'day';
  const currencies = Object.keys(rules.minimumAmount);
  return planTermsProblem({ amount: figure.value, days, currency }, currencies, rules);
}

function termsOf({
  fromMonth,
  fromDay,
  amount,
  days,
  status,
  usesPoints,
}: WirePlanSchedule['changes'][number]): TermsChange {
  const figure = parseDecimal(amount ?? '');
  return {
    ...{ fromMonth, fromDay: fromDay ?? undefined },
    amount: figure.ok ? figure.value : undefined,
    days: days ?? undefined,
    status: parsePlanStatus(status ?? undefined),
    usesPoints: usesPoints ?? undefined,
  };
}

const reused: MockFile = { status: 422, body: { detail: { errors: [{ code: submissionRefusals.keyReused }] } } };

const refused = (code: string, status = 400): MockFile => ({ status, body: { detail: { errors: [{ code }] } } });
