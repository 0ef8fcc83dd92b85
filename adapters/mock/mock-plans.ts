import type * as z from 'zod/mini';
import { marketCalendar } from '../../config/calendars/market-calendar';
import { planRules } from '../../config/plan-rules';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { parseDecimal, toText } from '../../domain/money/decimal';
import { countsFrom, firstExecution } from '../../domain/regular-plans/counts-from';
import { planChangeProblem, planRefusals, readPlanFigure } from '../../domain/regular-plans/plan-change';
import { arePlanDays } from '../../domain/regular-plans/plan-days';
import { executionName, openExecutions } from '../../domain/regular-plans/plan-executions';
import { planStartRefusals, planTermsProblem } from '../../domain/regular-plans/plan-start';
import { parsePlanFrequency } from '../../domain/regular-plans/plan-frequency';
import type { PlanRules } from '../../domain/regular-plans/plan-rules';
import type { Region } from '../../domain/region';
import { addMonths, monthOf } from '../../domain/regular-plans/plan-month';
import { parsePlanStatus } from '../../domain/regular-plans/plan-status';
import { countsFromDay, type TermsChange } from '../../domain/regular-plans/plan-terms';
import { submissionRefusals } from '../../domain/submissions/submission-refusal';
import { parseJson } from '../http/parse-json';
import type { TransportRequest } from '../http/transport';
import { planChange, planScheduleList, planStart, type WirePlanSchedule } from '../rest/contract/plans/plan-schedules';
import { isRequestFor } from './mock-calls';
import type { MockFile } from './mock-file';

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
    const { vpin: _, fundCode, intoFundCode, amount, days, paidFrom = null, ...terms } = wanted;
    const content = JSON.stringify({ ...wanted, vpin: '' });
    const known = this.started.get(key);
    if (known) return known.content === content ? { status: 200, body: this.changed.get(known.refNo) } : reused;
    const problem = startProblem(wanted, this.rules);
    if (problem) return refused(planStartRefusals[problem]);
    const at = new Date(this.now()).toISOString();
    const calendar = marketCalendar(this.region);
    const first = firstExecution(days, { at, calendar, rules: this.rules });
    const { fromMonth, fromDay = null } = countsFromDay(first.month, first.day, days);
    const refNo = `RPMOCK${String(this.started.size + 1)}`;
    const plan = {
      ...{ refNo, ...terms, paidFrom, isLegacy: false, fund: named(fundCode) },
      ...{ intoFund: intoFundCode === undefined ? null : named(intoFundCode) },
      ...{ frequency: 'MONTHLY', version: 1, executions: [] },
      changes: [{ kind: 'start', at, by: 'client', fromMonth, fromDay, amount, days, status: 'ACTIVE' }],
    };
    this.changed.set(refNo, { ...plan, upcoming: this.upcoming({ ...plan, upcoming: [] }) });
    this.started.set(key, { refNo, content });
    return { status: 200, body: this.changed.get(refNo) };
  }

  private change({ body, headers }: TransportRequest): MockFile {
    const { data: wanted } = planChange.safeParse(parseJson(body));
    if (headers['Idempotency-Key'] === undefined) return refused(submissionRefusals.keyInvalid);
    const plan = wanted && this.all.find(({ refNo }) => refNo === wanted.refNo);
    if (!plan) return refused(planRefusals.unknown);
    if (plan.isLegacy) return refused(planRefusals.legacy);
    if (plan.version !== wanted.version) return refused(planRefusals.outdated);
    const changes = plan.changes.map(termsOf);
    const figure = parseDecimal(wanted.amount ?? '');
    const { kind, days } = wanted;
    const change = { kind, days, amount: figure.ok ? figure.value : undefined };
    const purpose = { currency: plan.currency, intoFund: plan.intoFund ?? undefined };
    const problem = planChangeProblem({ ...purpose, changes }, change, this.rules);
    if (problem) return refused(planRefusals[problem]);
    const at = new Date(this.now()).toISOString();
    const { fromMonth, fromDay = null } = countsFrom(changes, change, {
      at,
      calendar: marketCalendar(this.region),
      rules: this.rules,
    });
    const made = { kind, at, by: 'client', fromMonth, fromDay, status: statusAfter[kind] };
    const next = { ...made, amount: wanted.amount ?? null, days: days ?? null };
    const after = { ...plan, version: plan.version + 1, changes: [...plan.changes, next] };
    this.changed.set(plan.refNo, { ...after, upcoming: this.upcoming(after) });
    return { status: 200, body: this.changed.get(plan.refNo) };
  }

  private upcoming({ frequency, changes, executions }: WirePlanSchedule): WirePlanSchedule['upcoming'] {
    const last = addMonths(monthOf(hongKongDay(new Date(this.now()).toISOString()) ?? ''), 3);
    const course = {
      frequency: parsePlanFrequency(frequency) ?? 'monthly',
      changes: changes.map(termsOf),
      executed: new Set(executions.map(executionName)),
    };
    return openExecutions(course, last, marketCalendar(this.region)).map(({ month, day, date, moved, amount }) => ({
      ...{ month, day, date, moved: [...moved], amount: toText(amount) },
    }));
  }
}

const named = (code: string) => ({ name: { code, value: null } });

/** What stands against a plan that is to be set up; of one that switches, whatever is held, no more than its figures say. */
function startProblem({ amount, currency, days, intoFundCode }: z.output<typeof planStart>, rules: PlanRules) {
  const figure = readPlanFigure(amount, { currency, intoFund: intoFundCode === undefined ? undefined : {} }, rules);
  if (!figure.ok) return 'amount';
  if (intoFundCode !== undefined) return arePlanDays(days, rules) ? undefined : 'day';
  const currencies = Object.keys(rules.minimumAmount);
  return planTermsProblem({ amount: figure.value, days, currency }, currencies, rules);
}

function termsOf({ fromMonth, fromDay, amount, days, status }: WirePlanSchedule['changes'][number]): TermsChange {
  const figure = parseDecimal(amount ?? '');
  return {
    ...{ fromMonth, fromDay: fromDay ?? undefined },
    amount: figure.ok ? figure.value : undefined,
    days: days ?? undefined,
    status: parsePlanStatus(status ?? undefined),
  };
}

const reused: MockFile = { status: 422, body: { detail: { errors: [{ code: submissionRefusals.keyReused }] } } };

const refused = (code: string): MockFile => ({ status: 400, body: { detail: { errors: [{ code }] } } });
