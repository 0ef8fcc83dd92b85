import { makeAutoObservable, runInAction } from 'mobx';
import type { AsyncResult, CallFailure } from '../../../../application/ports/call-failure';
import type { Funds } from '../../../../application/ports/funds/funds';
import type { PriceAlertChanges } from '../../../../application/ports/funds/price-alert-changes';
import type { PriceAlerts } from '../../../../application/ports/funds/price-alerts';
import type { LookupContext } from '../../../../application/submissions/recover-outcome';
import { submitWithRecovery } from '../../../../application/submissions/submit-with-recovery';
import type { SubmissionStep } from '../../../../application/submissions/submission-outcome';
import { type FundCodes, type FundListing, fundOfId } from '../../../../domain/funds/finding/fund-listing';
import { findFund } from '../../../../domain/funds/finding/matching-funds';
import {
  alertFundId,
  type ListedPriceAlert,
  type PriceAlert,
  type PriceAlertDirection,
} from '../../../../domain/funds/watching/price-alert';
import {
  percentTarget,
  readTargetPercent,
  type AlertTargetBasis,
  alertTargetBases,
} from '../../../../domain/funds/watching/percent-target';
import {
  findAlert,
  isTargetReached,
  readPriceTarget,
  type TargetProblem,
} from '../../../../domain/funds/watching/price-alert-target';
import { err, ok, type Result } from '../../../../domain/kernel/result';
import type { EnteredProblem } from '../../../../domain/money/entered-figure';
import { compare, type Decimal, toText } from '../../../../domain/money/decimal';
import type { FundTypeAhead } from '../../../funds/finding/fund-type-ahead';
import { AsyncResource } from '../../../stores/async-resource';
import { TypingPause } from '../../../orders/typing-pause';
import type { AlertedFund } from './alerted-fund';

/** The alert being edited: an existing one, or a new one. */
export type Draft = {
  /** The id of the fund; '' before one is chosen. */
  readonly fundId: string;
  readonly direction: PriceAlertDirection;
  /** The figure that the target is stated by. */
  readonly basis: AlertTargetBasis;
  /** The price, or the percent, as it is typed. */
  readonly target: string;
  readonly changes?: ListedPriceAlert | undefined;
};

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: SubmissionStep }
  | { readonly kind: 'saved' }
  | { readonly kind: 'removed'; readonly alert: ListedPriceAlert }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

const emptyDraft: Draft = { fundId: '', direction: 'above', basis: 'price', target: '' };

/** Why no alert is set: one is there already, or its price or percent is none. */
type AlertProblem = 'exists' | TargetProblem | `percent-${EnteredProblem}`;

type Deps = {
  readonly alerts: PriceAlerts;
  readonly changes: PriceAlertChanges;
  readonly funds: Funds;
  /** The price and cost of the fund that is chosen. */
  readonly alerted: AlertedFund;
  readonly typeAhead: FundTypeAhead;
  readonly lookup: LookupContext;
};

/**
 * The client's price alerts: seen, set, changed, switched and removed; a save is sent once, one that fails keeps what
 * was typed, and a removal can be undone [ACCT-05].
 */
export class PriceAlertsViewModel {
  readonly alerts: AsyncResource<readonly ListedPriceAlert[]>;
  readonly funds: AsyncResource<readonly FundListing[]>;
  draft: Draft;
  phase: Phase = { kind: 'idle' };
  /** True once the client has tried to save, so that problems may show. */
  private isTried = false;
  readonly pause: TypingPause;

  constructor(
    private readonly deps: Deps,
    id = '',
  ) {
    this.alerts = new AsyncResource(() => deps.alerts.current());
    this.funds = new AsyncResource(
      () => deps.funds.all(),
      () => this.alerted.turnTo(this.chosenFund),
    );
    this.draft = { ...emptyDraft, fundId: id };
    this.pause = new TypingPause(deps.lookup.clock);
    makeAutoObservable<this, 'deps'>(
      this,
      { alerts: false, funds: false, deps: false, pause: false },
      { autoBind: true, deep: false },
    );
  }

  /** True while a change is sent or looked up. */
  get isBusy(): boolean {
    return this.phase.kind === 'sending' || this.phase.kind === 'finding';
  }

  /** The figures that the target can be stated by: a price always, a percent where what it is of is known. */
  get bases(): readonly AlertTargetBasis[] {
    return alertTargetBases.filter((basis) => basis === 'price' || this.baseOf(basis) !== undefined);
  }

  /** The figure that the target is stated by now: a price, once the figure that a percent was of isn't known any more. */
  get basis(): AlertTargetBasis {
    const { basis } = this.draft;
    return this.bases.includes(basis) ? basis : 'price';
  }

  /** The target as it is typed; a percent is never read as a price. */
  get typedTarget(): string {
    return this.basis === this.draft.basis ? this.draft.target : '';
  }

  /** The fund whose price and cost are shown. */
  get alerted(): AlertedFund {
    return this.deps.alerted;
  }

  /** The search for the fund. */
  get typeAhead(): FundTypeAhead {
    return this.deps.typeAhead;
  }

  /** The fund that is chosen; undefined before one is. */
  get chosenFund(): FundListing | undefined {
    return findFund(this.funds.value ?? [], fundOfId(this.draft.fundId));
  }

  /** The target as it would be sent; undefined while what is typed is none. */
  get wanted(): Decimal | undefined {
    const { target } = this;
    return target.ok ? target.value : undefined;
  }

  /** Tells that the latest price is at the target already, so that only a later price that comes to it anew is told [OPEN-53]. */
  get isReachedNow(): boolean {
    const price = this.alerted.latest?.price;
    const { wanted: target } = this;
    return (
      price !== undefined && target !== undefined && isTargetReached({ target, direction: this.draft.direction }, price)
    );
  }

  /** Tells whether no fund is chosen, once the client has tried to save. */
  get isFundMissing(): boolean {
    return this.isTried && this.alertedFund === undefined;
  }

  /**
   * The fault of the target: once typing pauses, that of an empty field only once the client has tried to save, and at
   * once that the fund has such an alert, whatever its target.
   */
  get targetProblem(): AlertProblem | undefined {
    const { targetProblemNow: problem, typedTarget } = this;
    if (problem === undefined) return undefined;
    // While it is saved, the alert that came to be is this one.
    if (problem === 'exists') return this.isBusy ? undefined : problem;
    return this.pause.says(typedTarget === '' ? 'required' : problem, this.isTried) ? problem : undefined;
  }

  /**
   * Returns what the fund of an alert is called in the language that is read: one that was removed is named among all
   * funds [I18N-12].
   */
  nameOf(alert: ListedPriceAlert): string {
    const { fundName, fundCode, jfFundCode } = alert;
    const listed = this.alerts.value?.find((one) => findAlert([one], alert) !== undefined)?.fundName;
    return listed ?? findFund(this.funds.value ?? [], { code: fundCode, jfFundCode })?.name ?? fundName ?? fundCode;
  }

  load(): void {
    void this.alerts.load();
    void this.funds.load();
  }

  /** Chooses a fund, or lets the chosen one go for another. */
  chooseFund(id: string): void {
    this.typeAhead.clear();
    this.fill({ fundId: id, basis: 'price', target: '' });
    this.alerted.turnTo(this.chosenFund);
  }

  /** Chooses what the target is stated by. */
  measureFrom(basis: AlertTargetBasis): void {
    this.fill({ basis, target: '' });
  }

  /** Takes the target as it is typed. */
  typeTarget(target: string): void {
    this.fill({ target });
    this.pause.await();
  }

  /** Takes a percent that was put there whole. */
  choosePercent(percent: string): void {
    this.fill({ target: percent });
    this.pause.end();
  }

  /** Takes another fund, side or target into the form. */
  fill(part: Partial<Omit<Draft, 'changes'>>): void {
    this.draft = { ...this.draft, basis: this.basis, target: this.typedTarget, ...part };
    if (!this.isBusy) this.phase = { kind: 'idle' };
  }

  /** Puts one of the client's alerts into the form. */
  change(alert: ListedPriceAlert): void {
    const { direction, target } = alert;
    this.begin({ fundId: alertFundId(alert), direction, basis: 'price', target: toText(target), changes: alert });
  }

  /** Empties the form. */
  abandon(): void {
    this.begin(emptyDraft);
  }

  async save(): Promise<void> {
    this.isTried = true;
    const { draft, target, alertedFund: fund } = this;
    const { direction, changes } = draft;
    if (this.targetProblemNow !== undefined || !target.ok || !fund) return;
    const alert: PriceAlert = { ...fund, direction, target: target.value, enabled: changes?.enabled ?? true };
    const isDone = await this.keep(alert);
    if (!isDone) return;
    // What was typed while it was under way is the next change.
    const next = this.draft === draft ? emptyDraft : this.draft;
    runInAction(() => this.begin(next, { kind: 'saved' }));
  }

  async switch({ fundCode, jfFundCode, direction, target, enabled }: ListedPriceAlert): Promise<void> {
    const alert: PriceAlert = { fundCode, jfFundCode, direction, target, enabled: !enabled };
    await this.keep(alert);
  }

  async remove(alert: ListedPriceAlert): Promise<void> {
    const isDone = await this.send(
      () => this.deps.changes.remove(alert),
      (alerts) => findAlert(alerts, alert) === undefined,
    );
    if (!isDone) return;
    if (this.draft.changes && findAlert([this.draft.changes], alert)) this.abandon();
    runInAction(() => (this.phase = { kind: 'removed', alert }));
  }

  /** Sets the alert again that was removed just now. */
  async restore({ fundCode, jfFundCode, direction, target, enabled }: ListedPriceAlert): Promise<void> {
    const alert: PriceAlert = { fundCode, jfFundCode, direction, target, enabled };
    const isDone = await this.keep(alert);
    if (isDone) runInAction(() => (this.phase = { kind: 'saved' }));
  }

  private get targetProblemNow(): AlertProblem | undefined {
    const { draft, target, alertedFund: fund } = this;
    const isNew = fund && draft.changes === undefined;
    if (isNew && findAlert(this.alerts.value ?? [], { ...fund, direction: draft.direction })) return 'exists';
    return target.ok ? undefined : target.error;
  }

  private get target(): Result<Decimal, TargetProblem | `percent-${EnteredProblem}`> {
    const { typedTarget, basis } = this;
    const { changes, direction } = this.draft;
    const base = this.baseOf(basis);
    if (base === undefined) return readPriceTarget(typedTarget, changes?.currency ?? this.chosenFund?.baseCurrency);
    const percent = readTargetPercent(typedTarget);
    if (!percent.ok) return err(`percent-${percent.error}` as const);
    return percentTarget({ base, percent: percent.value, direction });
  }

  /** Returns the price that a percent is of; undefined for a price, and where it isn't known. */
  private baseOf(basis: AlertTargetBasis): Decimal | undefined {
    const { latest, costChosen } = this.alerted;
    return { price: undefined, latest: latest?.price, cost: costChosen?.cost }[basis];
  }

  /**
   * The fund that the alert is on; undefined where none is chosen, or several share the code that came by the address.
   * While the funds are on their way, any code may be one.
   */
  private get alertedFund(): FundCodes | undefined {
    const { fundId: id, changes } = this.draft;
    if (changes) return { fundCode: changes.fundCode, jfFundCode: changes.jfFundCode };
    if (!this.funds.value) return id === '' ? undefined : { fundCode: id };
    const fund = findFund(this.funds.value, fundOfId(id));
    return fund && { fundCode: fund.code, jfFundCode: fund.jfFundCode };
  }

  private keep(alert: PriceAlert): Promise<boolean> {
    return this.send(
      () => this.deps.changes.save(alert),
      (alerts) => isKept(alerts, alert),
    );
  }

  private begin(draft: Draft, phase: Phase = { kind: 'idle' }): void {
    this.draft = draft;
    this.typeAhead.clear();
    this.isTried = false;
    this.alerted.turnTo(this.chosenFund);
    if (!this.isBusy) this.phase = phase;
  }

  /** Sends one change at a time; after a lost answer the list tells whether it was applied. */
  private async send(
    wish: () => AsyncResult<readonly ListedPriceAlert[]>,
    isDone: (alerts: readonly ListedPriceAlert[]) => boolean,
  ): Promise<boolean> {
    if (this.isBusy) return false;
    const onStep = (kind: SubmissionStep): void => {
      runInAction(() => (this.phase = { kind }));
    };
    const look = async () => {
      const found = await this.show(this.deps.alerts.current());
      return found.ok && !isDone(found.value) ? ok(undefined) : found;
    };
    const outcome = await submitWithRecovery({ send: wish, lookup: look, onStep }, this.deps.lookup);
    if (outcome.kind === 'received') await this.show(Promise.resolve(ok(outcome.answer)));
    runInAction(() => {
      if (outcome.kind === 'received') this.phase = { kind: 'idle' };
      else if (outcome.kind === 'unknown') this.phase = { kind: 'unknown' };
      else this.phase = { kind: 'failed', failure: outcome.failure };
    });
    return outcome.kind === 'received';
  }

  /** Lists what an answer holds; a list that can't be had leaves the one before, and says that it is outdated. */
  private async show(answer: AsyncResult<readonly ListedPriceAlert[]>): AsyncResult<readonly ListedPriceAlert[]> {
    const given = await answer;
    await this.alerts.load(() => Promise.resolve(given));
    return given;
  }
}

/** Makes the client's price alerts, with a fund chosen already where its id is given. */
export abstract class PriceAlertsViewModelFactory {
  abstract create(id?: string): PriceAlertsViewModel;
}

function isKept(alerts: readonly ListedPriceAlert[], wish: PriceAlert): boolean {
  const kept = findAlert(alerts, wish);
  return kept !== undefined && kept.enabled === wish.enabled && compare(kept.target, wish.target) === 0;
}
