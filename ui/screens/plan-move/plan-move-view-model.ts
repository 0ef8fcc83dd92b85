import { makeAutoObservable, runInAction } from 'mobx';
import type { MovePlans, MovePlansOutcome } from '../../../application/plans/move-plans';
import type { PreparedPlanMove, PreparePlanMove } from '../../../application/plans/prepare-plan-move';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import { isForChangedTerms } from '../../../application/submissions/changed-terms';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import { orderNotesVersion } from '../../../config/order-notes-version';
import type { Calendar } from '../../../domain/calendar/calendar';
import { readTransactionSecret } from '../../../domain/credentials/secrets/check-transaction-secret';
import { renameFund } from '../../../domain/funds/finding/rename-fund';
import type { Decimal } from '../../../domain/money/decimal';
import { isPlanDay } from '../../../domain/regular-plans/days/plan-days';
import type { PlanExecutionDue } from '../../../domain/regular-plans/days/plan-executions';
import { movedPlan, type PlanMove, type PlanMoveProblem } from '../../../domain/regular-plans/changing/plan-move';
import { planTextCodes } from '../../../domain/regular-plans/changing/plan-text-code';
import type { PlanRules } from '../../../domain/regular-plans/plan-rules';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { latestTerms, type PlanTerms } from '../../../domain/regular-plans/plan-terms';
import type { Region } from '../../../domain/region';
import { feesOf } from '../../../domain/fees/fees-of';
import type { PasswordProblem } from '../../orders/terms/secret-form';
import { AsyncResource } from '../../stores/async-resource';
import type { AcceptedText, AcceptedTexts } from '../../../domain/trading/notes/accepted-text';
import { amountQuantity } from '../../../domain/trading/orders/order';

type Deps = {
  readonly prepare: Pick<PreparePlanMove, 'execute'>;
  readonly move: Pick<MovePlans, 'execute' | 'find'>;
  readonly clock: Clock;
  readonly region: Region;
  readonly calendar: Calendar;
  readonly rules: PlanRules;
  /** True if the server keeps the texts that were accepted. */
  readonly keepsTexts?: boolean;
};

type Phase =
  | { readonly kind: 'composing' }
  | { readonly kind: 'confirming'; readonly problem?: CallFailure | 'not-received' }
  | { readonly kind: SubmissionStep }
  /** Nothing was sent: the terms have changed since this page was loaded. */
  | { readonly kind: 'terms-changed' }
  | { readonly kind: 'not-possible'; readonly why: PlanMoveProblem }
  /** It may have arrived or not. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'done'; readonly plans: readonly PlanSchedule[] };

/** A legacy plan, what it does now, how it would go on, and what each time would cost then. */
export type MovedPlan = {
  readonly plan: PlanSchedule;
  readonly terms: PlanTerms;
  readonly move: PlanMove;
  /** The remaining executions of the legacy plan. */
  readonly before: readonly PlanExecutionDue[];
  /** The first execution of the eScheduler; undefined where the plan is paused. */
  readonly first: PlanExecutionDue | undefined;
  readonly fee: Decimal;
};

/**
 * Moving the legacy plans to the eScheduler, from the day of the month to the receipt; it is sent at most once [RSP-05,
 * RSP-12, API-90].
 */
export class PlanMoveViewModel {
  readonly resource: AsyncResource<PreparedPlanMove>;
  phase: Phase = { kind: 'composing' };
  password = '';
  passwordProblem: PasswordProblem | undefined;
  private wantedDay: number | undefined;
  private terms: Omit<AcceptedText, 'code'> | undefined;

  constructor(private readonly deps: Deps) {
    this.resource = new AsyncResource(() => deps.prepare.execute());
    makeAutoObservable<this, 'deps' | 'terms'>(
      this,
      { resource: false, deps: false, terms: false },
      { autoBind: true, deep: false },
    );
  }

  get isSending(): boolean {
    return this.phase.kind === 'sending' || this.phase.kind === 'finding';
  }

  get days(): readonly number[] {
    return Array.from({ length: this.deps.rules.lastDay }, (_, index) => index + 1);
  }

  /** The client's choice, else the day that the plans have. */
  get dayOfMonth(): number {
    const own = this.plans.map(({ changes }) => latestTerms(changes)?.days[0]);
    return this.wantedDay ?? own.find((day) => day !== undefined && isPlanDay(day, this.deps.rules)) ?? 1;
  }

  /** The plans as they would continue. */
  get moved(): readonly MovedPlan[] {
    const { clock, calendar, rules } = this.deps;
    const start = { at: new Date(clock.serverNow()).toISOString(), calendar, rules };
    const { feePercent } = this.resource.value ?? {};
    return this.plans.flatMap((plan) => {
      const found = movedPlan(plan, this.dayOfMonth, start);
      if (!found || !feePercent) return [];
      const { amount } = found.terms;
      const { total: fee } = feesOf({
        kind: 'buy',
        quantity: amountQuantity(amount),
        feePercent,
        currency: plan.currency,
      });
      return [{ ...found, plan, fee }];
    });
  }

  async load(): Promise<void> {
    await this.resource.load();
  }

  chooseDay(day: number): void {
    if (this.days.includes(day)) this.wantedDay = day;
  }

  proceed(): void {
    if (this.moved.length > 0) this.phase = { kind: 'confirming' };
  }

  goBack(): void {
    if (this.isSending) return;
    this.typePassword('');
    this.phase = { kind: 'composing' };
    // What stood in the way may have changed what there is to move.
    void this.resource.load();
  }

  typePassword(text: string): void {
    this.password = text;
    this.passwordProblem = undefined;
  }

  /** Takes in the terms that are on the screen, as the client agrees to them by sending. */
  showTerms(terms: Omit<AcceptedText, 'code'>): void {
    this.terms = terms;
  }

  async send(): Promise<void> {
    const { wanted } = this;
    if (!wanted || this.phase.kind !== 'confirming') return;
    const secret = readTransactionSecret(this.deps.region, this.password);
    if (!secret.ok) {
      this.passwordProblem = secret.error;
      return;
    }
    this.typePassword('');
    this.phase = { kind: 'sending' };
    const onStep = (kind: SubmissionStep) => runInAction(() => (this.phase = { kind }));
    const { acceptedTexts } = this;
    this.judge(await this.deps.move.execute({ ...wanted, pin: secret.value, acceptedTexts }, onStep));
  }

  /** Looks for a move whose answer was lost. */
  async find(): Promise<void> {
    const { wanted } = this;
    if (!wanted || this.phase.kind !== 'unknown') return;
    this.phase = { kind: 'finding' };
    this.judge(await this.deps.move.find(wanted));
  }

  /** Gives plans that are to move the names that their funds have in the language that is read [I18N-12]. */
  named(plans: readonly PlanSchedule[]): readonly PlanSchedule[] {
    const told = this.plans.map(({ fund }) => fund);
    return plans.map((plan) => ({ ...plan, fund: renameFund(plan.fund, told) }));
  }

  private get plans(): readonly PlanSchedule[] {
    return this.resource.value?.plans ?? [];
  }

  private get acceptedTexts(): AcceptedTexts | undefined {
    if (!this.deps.keepsTexts || !this.terms) return undefined;
    return { version: orderNotesVersion, texts: [{ code: planTextCodes.move, ...this.terms }] };
  }

  private get wanted() {
    const { userId } = this.resource.value ?? {};
    if (userId === undefined || this.moved.length === 0) return undefined;
    const plans = this.moved.map(({ plan: { refNo, version } }) => ({ refNo, version }));
    return { userId, plans, dayOfMonth: this.dayOfMonth };
  }

  private judge(outcome: MovePlansOutcome): void {
    runInAction(() => {
      if (outcome.kind === 'password') this.passwordProblem = outcome.why;
      this.phase = phaseAfter(outcome);
    });
  }
}

function phaseAfter(outcome: MovePlansOutcome): Phase {
  if (outcome.kind === 'requested') return { kind: 'done', plans: outcome.plans };
  if (outcome.kind === 'password') return { kind: 'confirming' };
  if (outcome.kind === 'not-possible') return outcome;
  if (isForChangedTerms(outcome.failure)) return { kind: 'terms-changed' };
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  return { kind: 'confirming', problem: outcome.kind === 'refused' ? outcome.failure : 'not-received' };
}
