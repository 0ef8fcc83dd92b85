import { makeAutoObservable, runInAction } from 'mobx';
import type { ChangePlan, ChangePlanOutcome } from '../../../application/plans/change-plan';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import type { Calendar } from '../../../domain/calendar/calendar';
import { ok, type Result } from '../../../domain/kernel/result';
import { executionDay } from '../../../domain/regular-plans/execution-day';
import {
  countsFromMonth,
  type PlanChangeKind,
  planChangeProblem,
  type PlanProblem,
  readPlanFigure,
  type WantedChange,
} from '../../../domain/regular-plans/plan-change';
import type { PlanExecutionDue } from '../../../domain/regular-plans/plan-executions';
import type { PlanRules } from '../../../domain/regular-plans/plan-rules';
import type { PlanSchedule } from '../../../domain/regular-plans/plan-schedule';
import { latestTerms } from '../../../domain/regular-plans/plan-terms';

type AmountError = Extract<ReturnType<typeof readPlanFigure>, { readonly ok: false }>['error'];

type Phase =
  | { readonly kind: 'asking'; readonly problem?: CallFailure }
  | { readonly kind: SubmissionStep }
  | { readonly kind: 'not-possible'; readonly why: PlanProblem }
  | { readonly kind: 'unknown' };

type About = { readonly plan: PlanSchedule; readonly change: PlanChangeKind; readonly phase: Phase };

type Terms = { readonly calendar: Calendar; readonly rules: PlanRules; readonly now: () => string };

/** From which execution on a change counts, and which still take place as before. */
export type ChangeStart = { readonly date: string; readonly before: readonly PlanExecutionDue[] };

/** Changing a plan: the client is asked first and told from when on it counts; what becomes of it is said, and looked up where its answer was lost [RSP-09]. */
export class PlanChanging {
  /** Which plan it is about, and how far it has come; undefined while nobody asks for it. */
  at: About | undefined;
  /** What was changed last, and from when on it counts. */
  done: { readonly plan: PlanSchedule; readonly change: PlanChangeKind; readonly date: string } | undefined;
  typedAmount = '';
  dayOfMonth = 1;
  /** What is wrong with the amount, once the client has tried to send it. */
  amountProblem: AmountError | undefined;
  /** Whether the client tried to send what changes nothing. */
  isUnchanged = false;

  constructor(
    private readonly changePlan: Pick<ChangePlan, 'execute'>,
    private readonly terms: Terms,
    private readonly onChanged: () => Promise<void>,
  ) {
    makeAutoObservable<this, 'changePlan' | 'terms' | 'onChanged'>(
      this,
      { changePlan: false, terms: false, onChanged: false },
      { autoBind: true, deep: false },
    );
  }

  /** Whether a wish is on its way or looked up. */
  get isBusy(): boolean {
    return this.at?.phase.kind === 'sending' || this.at?.phase.kind === 'finding';
  }

  /** The days that can be chosen: those for every plan, and the one that this plan has. */
  get days(): readonly number[] {
    const all = Array.from({ length: this.terms.rules.lastDay }, (_, index) => index + 1);
    const own = this.at && latestTerms(this.at.plan.changes)?.dayOfMonth;
    return own === undefined || all.includes(own) ? all : [...all, own];
  }

  /** The plan that is asked about, where its amounts have bounds: units have none. */
  private get bounded() {
    return this.at?.plan.intoFund ? undefined : this.at?.plan;
  }

  get minimumAmount() {
    return this.bounded && this.terms.rules.minimumAmount[this.bounded.currency];
  }

  get maximumAmount() {
    return this.bounded && this.terms.rules.maximumAmount[this.bounded.currency];
  }

  /** From which execution on the change would count, if it was sent now. */
  get start(): ChangeStart | undefined {
    if (!this.at) return undefined;
    const { plan, change } = this.at;
    const day = change === 'change' ? this.dayOfMonth : undefined;
    return startOf(plan, { kind: change, dayOfMonth: day }, this.terms);
  }

  ask(plan: PlanSchedule, change: PlanChangeKind, amount = ''): void {
    this.done = undefined;
    this.at = { plan, change, phase: { kind: 'asking' } };
    this.typedAmount = amount;
    this.dayOfMonth = latestTerms(plan.changes)?.dayOfMonth ?? 1;
    this.amountProblem = undefined;
    this.isUnchanged = false;
  }

  typeAmount(text: string): void {
    this.typedAmount = text;
    this.amountProblem = undefined;
    this.isUnchanged = false;
  }

  chooseDay(day: number): void {
    this.dayOfMonth = day;
    this.isUnchanged = false;
  }

  leave(): void {
    if (!this.isBusy) this.at = undefined;
  }

  async send(): Promise<void> {
    if (!this.at || this.isBusy) return;
    const { plan, change } = this.at;
    const wanted = this.wanted(plan, change);
    if (!wanted.ok) {
      this.amountProblem = wanted.error;
      return;
    }
    const problem = planChangeProblem(plan, wanted.value, this.terms.rules);
    if (problem === 'unchanged' && change === 'change') {
      this.isUnchanged = true;
      return;
    }
    this.show({ kind: 'sending' });
    const outcome = await this.changePlan.execute(plan, wanted.value, (kind) => this.show({ kind }));
    runInAction(() => this.judge(outcome, { plan, change }));
    if (outcome.kind === 'changed' || outcome.kind === 'not-possible') await this.onChanged();
  }

  private wanted(plan: PlanSchedule, kind: PlanChangeKind): Result<WantedChange, AmountError> {
    if (kind !== 'change') return ok({ kind });
    const amount = readPlanFigure(this.typedAmount, plan, this.terms.rules);
    return amount.ok ? ok({ kind, amount: amount.value, dayOfMonth: this.dayOfMonth }) : amount;
  }

  private judge(outcome: ChangePlanOutcome, { plan, change }: Omit<About, 'phase'>): void {
    if (outcome.kind === 'changed') {
      const month = outcome.plan.changes.at(-1)?.fromMonth ?? '';
      const day = latestTerms(outcome.plan.changes)?.dayOfMonth ?? 1;
      this.at = undefined;
      this.done = { plan, change, date: executionDay(month, day, this.terms.calendar).date };
    } else if (outcome.kind === 'not-possible') this.show(outcome);
    else if (outcome.kind === 'unknown') this.show({ kind: 'unknown' });
    else this.show({ kind: 'asking', problem: outcome.failure });
  }

  private show(phase: Phase): void {
    if (this.at) this.at = { ...this.at, phase };
  }
}

function startOf(plan: PlanSchedule, wanted: WantedChange, { calendar, rules, now }: Terms): ChangeStart {
  const month = countsFromMonth(plan.changes, wanted, { at: now(), calendar, rules });
  const day = wanted.dayOfMonth ?? latestTerms(plan.changes)?.dayOfMonth ?? 1;
  return {
    date: executionDay(month, day, calendar).date,
    before: plan.upcoming.filter((due) => due.month < month),
  };
}
