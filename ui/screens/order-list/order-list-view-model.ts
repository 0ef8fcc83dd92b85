import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { OpenOrderList, PreparedOrderList } from '../../../application/orders/prepare-order-list';
import { ok } from '../../../domain/kernel/result';
import { type OrderFlowStep, type OrderStage, stepOfStage } from '../../../domain/trading/orders/order-flow-step';
import type { ListTerms } from '../../orders/terms/list-terms';
import type { PasswordProblem } from '../../orders/terms/secret-form';
import type { AsyncResource } from '../../stores/async-resource';
import { createCards } from './cards/list-cards';
import type { OrderCardViewModel } from './cards/order-card-view-model';
import type { OrderPreview } from './confirming/order-preview';
import type { RepeatCheck } from './confirming/repeat-check';
import type { SubmitBlocker } from './confirming/submit-blocker';
import type { OrderListDeps } from './order-list-deps';
import { type OrderListParts, orderListParts } from './order-list-parts';
import type { ListCancellation } from './services/list-cancellation';
import type { TabLock } from './services/tab-lock';
import type { CheckPhase } from './state/open-list-state';
import { firstPhase, type OrderListPhase } from './state/order-list-phase';
import type { ServerTime } from './state/server-time';

/** Makes the view model of the list behind a link, or of one that the client composed [ROUTE-12, ORDQ-04]. */
export abstract class OrderListViewModelFactory {
  abstract create(oid: string, isOwn: boolean): OrderListViewModel;
}

/**
 * One order list from its link to its receipt; nothing is sent twice, and a wrong password never costs the list
 * [TRADE-01..16, TRADE-62..70, API-90].
 */
export class OrderListViewModel {
  readonly prepared: AsyncResource<PreparedOrderList>;
  readonly time: ServerTime;
  readonly preview: OrderPreview;
  readonly cancellation: ListCancellation;
  readonly tab: TabLock;
  private readonly parts: OrderListParts;
  private stopFollowing: () => void = () => undefined;

  constructor(
    private readonly deps: OrderListDeps,
    readonly oid: string,
    /** Tells that the client composed it. */
    readonly isOwn = false,
  ) {
    this.parts = orderListParts(deps, oid, isOwn);
    this.prepared = this.parts.prepared;
    this.time = this.parts.time;
    this.preview = this.parts.preview;
    this.cancellation = this.parts.cancellation;
    this.tab = this.parts.tab;
    makeAutoObservable<this, 'parts' | 'stopFollowing' | 'deps'>(
      this,
      {
        prepared: false,
        time: false,
        preview: false,
        cancellation: false,
        tab: false,
        parts: false,
        stopFollowing: false,
        deps: false,
        oid: false,
        isOwn: false,
      },
      { autoBind: true, deep: false },
    );
  }

  get open(): OpenOrderList | undefined {
    return this.parts.state.open;
  }

  get phase(): OrderListPhase {
    return this.parts.state.phase;
  }

  get checkPhase(): CheckPhase {
    return this.parts.state.check;
  }

  get cards(): readonly OrderCardViewModel[] {
    return this.parts.list.cards;
  }

  /** The orders that are left. */
  get left(): readonly OrderCardViewModel[] {
    return this.parts.list.left;
  }

  get terms(): ListTerms {
    return this.parts.list.terms;
  }

  get repeats(): RepeatCheck {
    return this.parts.list.repeats;
  }

  get submitBlocker(): SubmitBlocker | undefined {
    return this.parts.list.submitBlocker;
  }

  get stage(): OrderStage {
    return this.parts.list.stage;
  }

  get step(): OrderFlowStep {
    return stepOfStage(this.stage);
  }

  /** Tells that it is on its way, looked up, or stopped before it went: nothing is changed meanwhile. */
  get isSending(): boolean {
    return this.parts.list.isSending;
  }

  get password(): string {
    return this.parts.submission.password;
  }

  get passwordProblem(): PasswordProblem | undefined {
    return this.parts.submission.passwordProblem;
  }

  /** Tells that another tab works on it: what is over, or under way in this one, is shown all the same. */
  get isOpenInAnotherTab(): boolean {
    const { kind } = this.phase;
    return this.tab.isOpenInAnotherTab && (kind === 'consent' || kind === 'confirming');
  }

  /**
   * Claims the list for this tab and lets its time go on, until the function returned is called; a list that comes back
   * from another tab is opened anew.
   */
  start(): () => void {
    const stopReloading = reaction(
      () => this.tab.isOpenInAnotherTab,
      (isOpen) => {
        if (!isOpen) void this.load();
      },
    );
    const leave = this.tab.enter();
    const stopTime = this.time.follow();
    return () => {
      leave();
      stopTime();
      stopReloading();
      this.stopFollowing();
    };
  }

  async load(): Promise<void> {
    const cancelled = { kind: 'closed', link: 'cancelled' } as const;
    const isGivenUp = this.deps.drafts.isGivenUp(this.oid);
    await this.prepared.load(isGivenUp ? () => Promise.resolve(ok(cancelled)) : undefined);
    const { value } = this.prepared;
    if (!value) return;
    runInAction(() => {
      this.parts.state.moveTo(firstPhase(value));
      if (value.kind === 'open') this.begin(value);
    });
    await this.check();
  }

  /** Reads anew what was placed today: the client may have placed the same in another tab meanwhile. */
  async loadRecords(): Promise<void> {
    await this.parts.records.load();
  }

  /** Names the list in the language that is read now; what the client made of its orders stays [I18N-08, I18N-12]. */
  async translate(): Promise<void> {
    await this.parts.translation.translate();
  }

  /** Consents to trade by this list; the cards follow once the server has it [TRADE-09, API-76]. */
  async consent(): Promise<void> {
    const { state } = this.parts;
    if (state.phase.kind !== 'consent' || state.phase.isBusy) return;
    state.moveTo({ kind: 'consent', isBusy: true });
    const answer = await this.deps.lists.consent(this.oid);
    if (answer.ok && answer.value.kind === 'closed') return this.parts.closing.close(answer.value.link);
    state.moveTo(answer.ok ? { kind: 'confirming' } : { kind: 'consent', failure: answer.error });
    await this.check();
  }

  /** Checks the orders at the server as they stand [API-79..81, OPEN-80]. */
  async check(): Promise<void> {
    await this.parts.checks.run();
  }

  typePassword(text: string): void {
    this.parts.submission.typePassword(text);
  }

  async send(): Promise<void> {
    if (!this.isOpenInAnotherTab) await this.parts.submission.send();
  }

  /** Sends what was stopped once more, so that its redemptions wait before they are dealt. */
  async wait(): Promise<void> {
    await this.parts.submission.wait();
  }

  /** Goes back to a list that was stopped, and sends nothing. */
  dontSend(): void {
    this.parts.submission.dontSend();
  }

  /** Looks for a list whose answer was lost. */
  async find(): Promise<void> {
    await this.parts.submission.find();
  }

  /** Goes back to a list of which nothing was received. */
  reopen(): void {
    if (this.stage !== 'failed') return;
    this.parts.state.moveTo({ kind: 'confirming' });
    void this.check();
  }

  /** Loads the result of a sent list again. */
  async readResult(): Promise<void> {
    if (this.phase.kind === 'closed') await this.parts.closing.close(this.phase.link);
  }

  /** Begins with the orders as the client left them; from then on each change is kept and checked. */
  private begin(open: OpenOrderList): void {
    const { state, list, drafts, checks, records } = this.parts;
    this.stopFollowing();
    this.time.start(open.answeredAt);
    list.begin(createCards(open, { ...this.deps, state }));
    drafts.restore(open);
    const stops = [drafts.follow(), checks.follow()];
    this.stopFollowing = () => stops.forEach((stop) => stop());
    void records.load();
  }
}
