import { makeAutoObservable, runInAction } from 'mobx';
import type { ChangePlan, ChangePlanOutcome } from '../../../application/plans/change-plan';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import { isForChangedTerms } from '../../../application/submissions/changed-terms';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import { orderNotesVersion } from '../../../config/order-notes-version';
import { readTransactionSecret } from '../../../domain/credentials/secrets/check-transaction-secret';
import { ok, type Result } from '../../../domain/kernel/result';
import { feesOf } from '../../../domain/fees/fees-of';
import { type Decimal, zero } from '../../../domain/money/decimal';
import { amountQuantity } from '../../../domain/trading/orders/order';
import { areSameDays, toggleDay } from '../../../domain/regular-plans/days/plan-days';
import {
  needsTransactionSecret,
  type PlanChangeKind,
  planChangeProblem,
  type PlanProblem,
  readPlanFigure,
  type PlanChangeInput,
} from '../../../domain/regular-plans/changing/plan-change';
import { planShortfall } from '../../../domain/regular-plans/changing/plan-shortfall';
import { planTextCodes } from '../../../domain/regular-plans/changing/plan-text-code';
import { planDebits, type PlanDebits } from '../../../domain/regular-plans/running/plan-debits';
import { fundPlanRules } from '../../../domain/regular-plans/changing/fund-plan-rules';
import type { PlanRules } from '../../../domain/regular-plans/plan-rules';
import { canPlanUsePoints } from '../../../domain/regular-plans/running/plan-points';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { latestTerms } from '../../../domain/regular-plans/plan-terms';
import { type QuantityProblem, quantityProblem } from '../../../domain/trading/limits/quantity-rule';
import type { PaymentShortfall } from '../../../domain/trading/limits/payment-limit';
import type { AcceptedText } from '../../../domain/trading/notes/accepted-text';
import type { PasswordProblem } from '../../orders/terms/secret-form';
import { greatestShareOf } from '../../orders/shares-of-all';
import { TypingPause } from '../../orders/typing-pause';
import type { PlanChangeFacts } from './plan-change-facts';
import { type ChangeStart, type ChangeTerms, changeEffectiveFrom, firstDateFrom, toChangeStart } from './change-start';

type AmountError = Extract<ReturnType<typeof readPlanFigure>, { readonly ok: false }>['error'];

type Phase =
  | { readonly kind: 'asking'; readonly problem?: CallFailure }
  | { readonly kind: SubmissionStep }
  | { readonly kind: 'not-possible'; readonly why: PlanProblem }
  /** Nothing was changed: the terms have changed since this page was loaded. */
  | { readonly kind: 'terms-changed' }
  | { readonly kind: 'unknown' };

type About = { readonly plan: PlanSchedule; readonly change: PlanChangeKind; readonly phase: Phase };

/**
 * Changing a plan: the client is asked first and told from when on it counts; what becomes of it is said, and looked up
 * where its answer was lost [RSP-09].
 */
export class PlanChangeFlow {
  /** The plan being changed, and the phase; undefined while there is none. */
  at: About | undefined;
  /** The last change, and the date from which it is effective. */
  done: { readonly plan: PlanSchedule; readonly change: PlanChangeKind; readonly date: string } | undefined;
  typedAmount = '';
  chosenDays: readonly number[] = [];
  /** True once the client tried to send it, so that problems show. */
  private showsProblems = false;
  readonly pause: TypingPause;
  /** True where points are to be redeemed for its fees [EPNT-08]. */
  usesPoints = false;
  /** True after the client tried to send a form that changes nothing. */
  isUnchanged = false;
  password = '';
  passwordProblem: PasswordProblem | undefined;
  /** True where the server requires the secret, whatever is known here. */
  private isSecretRequired = false;

  constructor(
    private readonly changePlan: Pick<ChangePlan, 'execute'>,
    private readonly terms: ChangeTerms & {
      readonly clock: Pick<Clock, 'after'>;
      /** True if the server keeps the texts that were accepted. */
      readonly keepsTexts?: boolean;
      /** The facts beside the amount, where they are loaded. */
      readonly facts?: PlanChangeFacts;
    },
    private readonly onChanged: () => Promise<void>,
  ) {
    this.pause = new TypingPause(terms.clock);
    makeAutoObservable<this, 'changePlan' | 'terms' | 'onChanged'>(
      this,
      { changePlan: false, terms: false, onChanged: false, pause: false },
      { autoBind: true, deep: false },
    );
  }

  /** True while a change is sent or looked up. */
  get isSending(): boolean {
    return this.at?.phase.kind === 'sending' || this.at?.phase.kind === 'finding';
  }

  /** The problem with the amount: once typing pauses, an empty field only once the client tried to send it. */
  get amountProblem(): AmountError | undefined {
    if (this.at?.change !== 'change') return undefined;
    const amount = readPlanFigure(this.typedAmount, this.at.plan, this.rules);
    if (amount.ok) return undefined;
    return this.pause.says(amount.error, this.showsProblems) ? amount.error : undefined;
  }

  /** True where the change, as typed and chosen, needs the trading password or transaction PIN [RSP-06, RSP-09]. */
  get needsSecret(): boolean {
    if (!this.at) return false;
    const { plan, change } = this.at;
    const input = this.readChange(plan, change);
    if (!input.ok) return this.isSecretRequired;
    const from = changeEffectiveFrom(plan, input.value, this.terms);
    return this.isSecretRequired || needsTransactionSecret(this.terms.region, { ...plan, from }, input.value);
  }

  /** The rules of the plan's fund. */
  private get rules(): PlanRules {
    return fundPlanRules(this.terms.rules, this.at?.plan ?? {});
  }

  /** The days that can be chosen: those for every plan, and the one that this plan has. */
  get days(): readonly number[] {
    const all = Array.from({ length: this.rules.lastDay }, (_, index) => index + 1);
    const own = this.at && latestTerms(this.at.plan.changes)?.days;
    return [...all, ...(own ?? []).filter((day) => !all.includes(day))];
  }

  get mostDays(): number {
    return this.rules.mostDays;
  }

  /** The days, where they were changed: a change of days counts from a whole month. */
  private get changedDays(): readonly number[] | undefined {
    const own = this.at && latestTerms(this.at.plan.changes)?.days;
    return areSameDays(own, this.chosenDays) ? undefined : this.chosenDays;
  }

  /** True after the client removed the last day. */
  get isWithoutDay(): boolean {
    return this.chosenDays.length === 0;
  }

  /** The plan that is asked about, where its amounts have bounds: units have none. */
  private get bounded() {
    return this.at?.plan.intoFund ? undefined : this.at?.plan;
  }

  get minimumAmount() {
    return this.bounded && this.rules.minimumAmount[this.bounded.currency];
  }

  get maximumAmount() {
    return this.bounded && this.rules.maximumAmount[this.bounded.currency];
  }

  /** The amount, or the units, as typed; undefined where they aren't valid. */
  private get figure(): Decimal | undefined {
    const read = this.at && readPlanFigure(this.typedAmount, this.at.plan, this.rules);
    return read?.ok ? read.value : undefined;
  }

  /** The facts beside the amount; undefined until they are known, and where they can't be loaded. */
  get facts(): PlanChangeFacts | undefined {
    return this.terms.facts;
  }

  /** The purchases each time and monthly, as typed and chosen, without fees that aren't known; undefined where the amount isn't valid [TRADE-79]. */
  get debits(): PlanDebits | undefined {
    const { at, chosenDays: days, rules, figure: amount } = this;
    if (!at || at.plan.intoFund || days.length === 0 || !amount) return undefined;
    const { type, currency } = at.plan;
    return planDebits({ type, currency, days, amount, feePercent: this.feePercent ?? zero }, rules);
  }

  /** The fee of each purchase, in percent; undefined where it isn't known. */
  get feePercent(): Decimal | undefined {
    return this.facts?.known?.feePercent;
  }

  /** The reason why what pays can pay none of the purchases as typed, by the limits that are known, once typing pauses; it stops no change, which may be of the days alone [BANK-03, ENT-44]. */
  get shownShortfall(): PaymentShortfall | undefined {
    const { at, figure: amount, feePercent } = this;
    if (!at || at.plan.intoFund || !amount || !feePercent) return undefined;
    const { currency } = at.plan;
    const shortfall = planShortfall({ amount, feePercent, currency }, this.facts?.known?.payment);
    return shortfall && this.pause.says(shortfall.problem, this.showsProblems) ? shortfall : undefined;
  }

  /** The reason why the units as typed couldn't be switched now, once typing pauses; it stops no change: those held on the day count [RSP-08, TRADE-96]. */
  get shownUnitsProblem(): QuantityProblem | undefined {
    const rule = this.facts?.unitsRule;
    if (!this.at?.plan.intoFund || !rule || !this.figure) return undefined;
    const problem = quantityProblem(this.figure, rule);
    return problem && this.pause.says(problem, this.showsProblems) ? problem : undefined;
  }

  /** The fee of each purchase, and what is debited each time in all, where it is fixed and known [TIER-21, TIER-26]. */
  get cost(): { readonly fee: Decimal; readonly total: Decimal } | undefined {
    const { at, figure, feePercent } = this;
    if (!at || at.plan.intoFund || at.plan.type !== 'X' || !figure || !feePercent) return undefined;
    const { currency } = at.plan;
    const purchase = { kind: 'buy', quantity: amountQuantity(figure), feePercent, currency } as const;
    const { total: fee, net: total } = feesOf(purchase);
    return { fee, total };
  }

  /** The execution from which the change would be effective, if it was sent now. */
  get start(): ChangeStart | undefined {
    if (!this.at) return undefined;
    const { plan, change } = this.at;
    if (change === 'change' && this.isWithoutDay) return undefined;
    return toChangeStart(plan, { kind: change, days: change === 'change' ? this.changedDays : undefined }, this.terms);
  }

  ask(plan: PlanSchedule, change: PlanChangeKind, amount = ''): void {
    this.done = undefined;
    this.at = { plan, change, phase: { kind: 'asking' } };
    this.typedAmount = amount;
    const own = latestTerms(plan.changes);
    this.chosenDays = own?.days ?? [];
    this.usesPoints = own?.usesPoints ?? false;
    this.showsProblems = false;
    this.pause.end();
    this.isUnchanged = false;
    this.isSecretRequired = false;
    this.typePassword('');
  }

  /** Finds the facts beside the amount, in the language that is read [I18N-12]. */
  async loadFacts(): Promise<void> {
    if (this.at) await this.facts?.load(this.at.plan, this.figure);
  }

  typePassword(text: string): void {
    this.password = text;
    this.passwordProblem = undefined;
  }

  typeAmount(text: string): void {
    this.typedAmount = text;
    this.showsProblems = false;
    this.pause.await();
    this.isUnchanged = false;
    this.facts?.type(this.figure);
  }

  /** The share of the units that can be switched now which is typed, in percent; undefined where it is none of those that one press chooses. */
  get share(): string | undefined {
    return greatestShareOf(this.typedAmount, (share) => this.facts?.unitsOf(share));
  }

  /** Takes a share of the units that can be switched now, in percent. */
  takeShare(percent: string): void {
    const units = this.facts?.unitsOf(percent);
    if (units === undefined) return;
    this.typeAmount(units);
    this.pause.end();
  }

  toggleDay(day: number): void {
    this.chosenDays = this.mostDays === 1 ? [day] : toggleDay(this.chosenDays, day);
    this.isUnchanged = false;
  }

  togglePoints(): void {
    this.usesPoints = !this.usesPoints;
    this.isUnchanged = false;
  }

  leave(): void {
    if (!this.isSending) this.at = undefined;
  }

  /** Sends the change, with the text that the client agrees to. */
  async send(shown: Omit<AcceptedText, 'code'>): Promise<void> {
    if (!this.at || this.isSending) return;
    const { plan, change } = this.at;
    if (change === 'change' && this.isWithoutDay) return;
    const input = this.readChange(plan, change);
    if (!input.ok) {
      this.showsProblems = true;
      return;
    }
    const canUsePoints = canPlanUsePoints({ ...plan, region: this.terms.region });
    const problem = planChangeProblem({ ...plan, canUsePoints }, input.value, this.rules);
    if (problem === 'unchanged' && change === 'change') {
      this.isUnchanged = true;
      return;
    }
    const secret = this.needsSecret ? readTransactionSecret(this.terms.region, this.password) : undefined;
    if (secret?.ok === false) {
      this.passwordProblem = secret.error;
      return;
    }
    if (secret) this.typePassword('');
    this.show({ kind: 'sending' });
    const texts = [{ code: planTextCodes.change, ...shown }];
    const acceptedTexts = this.terms.keepsTexts ? { version: orderNotesVersion, texts } : undefined;
    const confirmed = { ...input.value, pin: secret?.value, acceptedTexts };
    const outcome = await this.changePlan.execute(plan, confirmed, (kind) => this.show({ kind }));
    runInAction(() => this.judge(outcome, { plan, change }));
    if (outcome.kind === 'changed' || outcome.kind === 'not-possible') await this.onChanged();
  }

  private readChange(plan: PlanSchedule, kind: PlanChangeKind): Result<PlanChangeInput, AmountError> {
    if (kind !== 'change') return ok({ kind });
    const amount = readPlanFigure(this.typedAmount, plan, this.rules);
    if (!amount.ok) return amount;
    const usesPoints = this.usesPoints === latestTerms(plan.changes)?.usesPoints ? undefined : this.usesPoints;
    return ok({ kind, amount: amount.value, days: this.changedDays, usesPoints });
  }

  private judge(outcome: ChangePlanOutcome, { plan, change }: Omit<About, 'phase'>): void {
    if (outcome.kind === 'changed') {
      const from = outcome.plan.changes.at(-1) ?? { fromMonth: '' };
      const days = latestTerms(outcome.plan.changes)?.days ?? [];
      this.at = undefined;
      this.done = { plan, change, date: firstDateFrom(from, days, this.terms.calendar) };
    } else if (outcome.kind === 'password') {
      this.isSecretRequired = true;
      this.passwordProblem = outcome.why;
      this.show({ kind: 'asking' });
    } else if (outcome.kind === 'not-possible') this.show(outcome);
    else if (isForChangedTerms(outcome.failure)) this.show({ kind: 'terms-changed' });
    else if (outcome.kind === 'unknown') this.show({ kind: 'unknown' });
    else this.show({ kind: 'asking', problem: outcome.failure });
  }

  private show(phase: Phase): void {
    if (this.at) this.at = { ...this.at, phase };
  }
}
