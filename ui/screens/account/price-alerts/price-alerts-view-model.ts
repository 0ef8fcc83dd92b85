import { makeAutoObservable, runInAction } from 'mobx';
import { type Answer, type CallFailure, mayHaveArrived } from '../../../../application/ports/call-failure';
import type { Funds } from '../../../../application/ports/funds/funds';
import type { PriceAlertChanges } from '../../../../application/ports/account/price-alert-changes';
import type { PriceAlerts } from '../../../../application/ports/holdings/price-alerts';
import type { FundListing } from '../../../../domain/funds/fund-listing';
import type { ListedPriceAlert, PriceAlert, PriceAlertDirection } from '../../../../domain/funds/price-alert';
import {
  alertDirectionsIn,
  alertOn,
  checkPriceTarget,
  type TargetProblem,
} from '../../../../domain/funds/price-alert-target';
import { compare, toText } from '../../../../domain/money/decimal';
import type { Region } from '../../../../domain/region';
import { Panel } from '../../../stores/panel';

/** What she is setting: an alert of her own to change, or a new one. */
export type Draft = {
  readonly fundCode: string;
  readonly direction: PriceAlertDirection;
  readonly target: string;
  readonly changes?: ListedPriceAlert | undefined;
};

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** Her price alerts: seen, set, changed, switched and removed; a save is sent once, and one that fails keeps what she typed [ACCT-05]. */
export class PriceAlertsViewModel {
  readonly alerts: Panel<readonly ListedPriceAlert[]>;
  readonly funds: Panel<readonly FundListing[]>;
  draft: Draft;
  phase: Phase = { kind: 'idle' };
  /** Whether she has tried to save what the form holds, so that it may say what is wrong. */
  private isTried = false;
  private readonly changes: PriceAlertChanges;

  constructor(
    { alerts, changes, funds }: { alerts: PriceAlerts; changes: PriceAlertChanges; funds: Funds },
    private readonly region: Region,
    fundCode = '',
  ) {
    this.changes = changes;
    this.alerts = new Panel(() => alerts.current());
    this.funds = new Panel(() => funds.all());
    this.draft = { fundCode, direction: 'above', target: '' };
    makeAutoObservable<this, 'changes' | 'region'>(
      this,
      { alerts: false, funds: false, changes: false, region: false },
      { autoBind: true, deep: false },
    );
  }

  get directions(): readonly PriceAlertDirection[] {
    return alertDirectionsIn(this.region);
  }

  /** What is wrong with the form, once she has tried to save it. */
  get problem(): 'no-fund' | 'exists' | TargetProblem | undefined {
    return this.isTried ? this.problemNow : undefined;
  }

  load(): void {
    void this.alerts.load();
    void this.funds.load();
  }

  /** Takes another fund, side or target into the form. */
  fill(part: Partial<Omit<Draft, 'changes'>>): void {
    this.draft = { ...this.draft, ...part };
    if (this.phase.kind !== 'saving') this.phase = { kind: 'idle' };
  }

  /** Puts an alert of hers into the form. */
  change(alert: ListedPriceAlert): void {
    const { fundCode, direction, target } = alert;
    this.begin({ fundCode, direction, target: toText(target), changes: alert });
  }

  /** Empties the form. */
  abandon(): void {
    this.begin({ fundCode: '', direction: 'above', target: '' });
  }

  async save(): Promise<void> {
    this.isTried = true;
    const { fundCode, direction, changes } = this.draft;
    const target = this.typedTarget;
    if (this.problemNow !== undefined || !target.ok) return;
    const alert: PriceAlert = { fundCode, direction, target: target.value, enabled: changes?.enabled ?? true };
    const isDone = await this.send(
      () => this.changes.keep(alert),
      (alerts) => isKept(alerts, alert),
    );
    if (isDone) runInAction(() => this.begin({ fundCode: '', direction: 'above', target: '' }, { kind: 'saved' }));
  }

  async switch({ fundCode, direction, target, enabled }: ListedPriceAlert): Promise<void> {
    const alert: PriceAlert = { fundCode, direction, target, enabled: !enabled };
    await this.send(
      () => this.changes.keep(alert),
      (alerts) => isKept(alerts, alert),
    );
  }

  async remove(alert: ListedPriceAlert): Promise<void> {
    const isDone = await this.send(
      () => this.changes.remove(alert),
      (alerts) => alertOn(alerts, alert) === undefined,
    );
    if (isDone && this.draft.changes && alertOn([this.draft.changes], alert)) this.abandon();
  }

  private get problemNow(): 'no-fund' | 'exists' | TargetProblem | undefined {
    if (!this.draft.changes && !this.isFundKnown) return 'no-fund';
    if (!this.draft.changes && alertOn(this.alerts.value ?? [], this.draft)) return 'exists';
    const target = this.typedTarget;
    return target.ok ? undefined : target.error;
  }

  /** Digits of a Chinese keyboard are as good as others. */
  private get typedTarget() {
    return checkPriceTarget(this.draft.target.normalize('NFKC'));
  }

  /** While the funds are on their way, any code that came by the address may be one. */
  private get isFundKnown(): boolean {
    const { fundCode } = this.draft;
    return fundCode !== '' && (this.funds.value ?? [{ code: fundCode }]).some(({ code }) => code === fundCode);
  }

  private begin(draft: Draft, phase: Phase = { kind: 'idle' }): void {
    this.draft = draft;
    this.isTried = false;
    this.phase = phase;
  }

  /** Sends one wish at a time; where its answer is lost, the list tells whether it came through. */
  private async send(
    wish: () => Answer<readonly ListedPriceAlert[]>,
    isDone: (alerts: readonly ListedPriceAlert[]) => boolean,
  ): Promise<boolean> {
    if (this.phase.kind === 'saving') return false;
    this.phase = { kind: 'saving' };
    const answer = await wish();
    if (answer.ok) await this.alerts.load(() => Promise.resolve(answer));
    else if (mayHaveArrived(answer.error)) await this.alerts.load();
    const done =
      answer.ok || (mayHaveArrived(answer.error) && !this.alerts.isOutdated && isDone(this.alerts.value ?? []));
    runInAction(() => {
      this.phase = answer.ok || done ? { kind: 'idle' } : { kind: 'failed', failure: answer.error };
    });
    return done;
  }
}

function isKept(alerts: readonly ListedPriceAlert[], wish: PriceAlert): boolean {
  const kept = alertOn(alerts, wish);
  return kept !== undefined && kept.enabled === wish.enabled && compare(kept.target, wish.target) === 0;
}
