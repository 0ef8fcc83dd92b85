import { marketCalendar } from '../../config/calendars/market-calendar';
import { planRules } from '../../config/plan-rules';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { parseDecimal, toText } from '../../domain/money/decimal';
import { countsFromMonth, planChangeProblem, planRefusals } from '../../domain/regular-plans/plan-change';
import { openExecutions } from '../../domain/regular-plans/plan-executions';
import { parsePlanFrequency } from '../../domain/regular-plans/plan-frequency';
import type { Region } from '../../domain/region';
import { addMonths, monthOf } from '../../domain/regular-plans/plan-month';
import { parsePlanStatus } from '../../domain/regular-plans/plan-status';
import type { TermsChange } from '../../domain/regular-plans/plan-terms';
import { submissionRefusals } from '../../domain/submissions/submission-refusal';
import { parseJson } from '../http/parse-json';
import type { TransportRequest } from '../http/transport';
import { planChange, planScheduleList, type WirePlanSchedule } from '../rest/contract/plans/plan-schedules';
import { isRequestFor } from './mock-calls';
import type { MockFile } from './mock-file';

const statusAfter = { pause: 'SUSPENDED', resume: 'ACTIVE', change: null, end: 'TERMINATED' } as const;

/** The plans of the mock's client: what is recorded and, until the page is reloaded, what the client makes of them. */
export class MockPlans {
  private readonly changed = new Map<string, WirePlanSchedule>();
  private recorded: readonly WirePlanSchedule[] = [];

  constructor(
    private readonly region: Region,
    private readonly now: () => number = Date.now,
  ) {}

  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    if (isRequestFor(request, 'planSchedules') && recorded) return { ...recorded, body: this.plans(recorded.body) };
    return isRequestFor(request, 'changePlan') ? this.change(request) : recorded;
  }

  private plans(body: unknown): readonly WirePlanSchedule[] {
    this.recorded = planScheduleList.parse(body);
    return this.recorded.map((plan) => this.changed.get(plan.refNo) ?? plan);
  }

  private change({ body, headers }: TransportRequest): MockFile {
    const { data: wanted } = planChange.safeParse(parseJson(body));
    if (headers['Idempotency-Key'] === undefined) return refused(submissionRefusals.keyInvalid);
    const plan =
      wanted && (this.changed.get(wanted.refNo) ?? this.recorded.find(({ refNo }) => refNo === wanted.refNo));
    if (!plan) return refused(planRefusals.unknown);
    if (plan.isLegacy) return refused(planRefusals.legacy);
    if (plan.version !== wanted.version) return refused(planRefusals.outdated);
    const changes = plan.changes.map(termsOf);
    const figure = parseDecimal(wanted.amount ?? '');
    const { kind, dayOfMonth } = wanted;
    const change = { kind, dayOfMonth, amount: figure.ok ? figure.value : undefined };
    const problem = planChangeProblem({ currency: plan.currency, changes }, change, planRules);
    if (problem) return refused(planRefusals[problem]);
    const at = new Date(this.now()).toISOString();
    const fromMonth = countsFromMonth(changes, change, { at, calendar: marketCalendar(this.region), rules: planRules });
    const made = { kind, at, by: 'client', fromMonth, status: statusAfter[kind] };
    const next = { ...made, amount: wanted.amount ?? null, dayOfMonth: dayOfMonth ?? null };
    const after = { ...plan, version: plan.version + 1, changes: [...plan.changes, next] };
    this.changed.set(plan.refNo, { ...after, upcoming: this.upcoming(after) });
    return { status: 200, body: this.changed.get(plan.refNo) };
  }

  private upcoming({ frequency, changes, executions }: WirePlanSchedule): WirePlanSchedule['upcoming'] {
    const last = addMonths(monthOf(hongKongDay(new Date(this.now()).toISOString()) ?? ''), 3);
    const course = {
      frequency: parsePlanFrequency(frequency) ?? 'monthly',
      changes: changes.map(termsOf),
      executed: new Set(executions.map(({ month }) => month)),
    };
    return openExecutions(course, last, marketCalendar(this.region)).map(({ month, date, moved, amount }) => ({
      ...{ month, date, moved: [...moved], amount: toText(amount) },
    }));
  }
}

function termsOf({ fromMonth, amount, dayOfMonth, status }: WirePlanSchedule['changes'][number]): TermsChange {
  const figure = parseDecimal(amount ?? '');
  return {
    fromMonth,
    amount: figure.ok ? figure.value : undefined,
    dayOfMonth: dayOfMonth ?? undefined,
    status: parsePlanStatus(status ?? undefined),
  };
}

const refused = (code: string): MockFile => ({ status: 400, body: { detail: { errors: [{ code }] } } });
