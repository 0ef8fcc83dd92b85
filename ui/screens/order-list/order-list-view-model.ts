import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { OpenOrderList, PreparedOrderList } from '../../../application/orders/prepare-order-list';
import { regionDefaults } from '../../../config/regions';
import { ok } from '../../../domain/kernel/result';
import { type OrderFlowStep, type OrderStage, stepOfStage } from '../../../domain/trading/orders/order-flow-step';
import type { ListTerms } from '../../orders/terms/list-terms';
import type { PasswordProblem } from '../../orders/terms/secret-form';
import { Panel } from '../../stores/panel';
import { cardsOf } from './cards/list-cards';
import type { OrderCardViewModel } from './cards/order-card-view-model';
import { OrderPreview } from './confirming/order-preview';
import type { RepeatCheck } from './confirming/repeat-check';
import type { SubmitBlocker } from './confirming/submit-blocker';
import type { OrderListDeps } from './order-list-deps';
import { OrderListModel } from './order-list-model';
import { DraftKeeper } from './services/draft-keeper';
import { ListCancellation } from './services/list-cancellation';
import { ListChecks } from './services/list-checks';
import { ListClosing } from './services/list-closing';
import { ListSubmission } from './services/list-submission';
import { ListTranslation } from './services/list-translation';
import { RepeatRecords } from './services/repeat-records';
import { TabLock } from './services/tab-lock';
import { type CheckPhase, OpenListState } from './state/open-list-state';
import { firstPhase, type OrderListPhase } from './state/order-list-phase';
import { ServerTime } from './state/server-time';

/** Makes the view model of the list behind a link, or of one that the client composed [ROUTE-12, ORDQ-04]. */
export abstract class OrderListViewModelFactory {
  abstract create(oid: string, isOwn: boolean): OrderListViewModel;
}

/** One order list from its link to its receipt; nothing is sent twice, and a wrong password never costs the list [TRADE-01..16, TRADE-62..70, API-90]. Its parts call each other in one direction: docs/adr/0072. */
export class OrderListViewModel {
  readonly prepared: Panel<PreparedOrderList>;
  readonly time: ServerTime;
  readonly preview: OrderPreview;
  readonly cancellation: ListCancellation;
  readonly tab: TabLock;
  private readonly list: OrderListModel;
  private readonly records: RepeatRecords;
  private readonly closing: ListClosing;
  private readonly drafts: DraftKeeper;
  private readonly checks: ListChecks;
  private readonly submission: ListSubmission;
  private readonly translation: ListTranslation;
  private stopFollowing: () => void = () => undefined;

  constructor(
    private readonly deps: OrderListDeps,
    readonly oid: string,
    /** Tells that the client composed it. */
    readonly isOwn = false,
  ) {
    const { prepare, locale, region, lists, drafts } = deps;
    this.prepared = new Panel(() => prepare.execute(oid));
    this.time = new ServerTime(deps.clock, deps.calendar);
    const prepared = this.prepared;
    const time = this.time;
    const state = new OpenListState(prepared);
    const list = new OrderListModel(state, time);
    const closing = new ListClosing({ prepare, state, oid });
    const records = new RepeatRecords({ records: deps.records, locale, list });
    const keeper = new DraftKeeper({ drafts, placements: deps.placements, list, isOwn });
    const checks = new ListChecks({ check: deps.check, list, closing });
    this.preview = new OrderPreview({ region, currency: regionDefaults[region].defaultCurrency, time, state, list });
    this.list = list;
    this.closing = closing;
    this.records = records;
    this.drafts = keeper;
    this.checks = checks;
    this.submission = new ListSubmission({
      sending: deps.sending,
      region,
      list,
      checks,
      drafts: keeper,
      records,
      closing,
    });
    this.cancellation = new ListCancellation({ lists, drafts, oid, closing });
    this.translation = new ListTranslation({ prepare, prepared, locale, list, oid });
    this.tab = new TabLock(deps.locks, oid);
    makeAutoObservable<this, PrivatePart>(
      this,
      {
        prepared: false,
        time: false,
        preview: false,
        cancellation: false,
        tab: false,
        list: false,
        records: false,
        closing: false,
        drafts: false,
        checks: false,
        submission: false,
        translation: false,
        stopFollowing: false,
        deps: false,
        oid: false,
        isOwn: false,
      },
      { autoBind: true, deep: false },
    );
  }

  get open(): OpenOrderList | undefined {
    return this.list.state.open;
  }

  get phase(): OrderListPhase {
    return this.list.state.phase;
  }

  get checkPhase(): CheckPhase {
    return this.list.state.check;
  }

  get cards(): readonly OrderCardViewModel[] {
    return this.list.cards;
  }

  /** The orders that are left. */
  get left(): readonly OrderCardViewModel[] {
    return this.list.left;
  }

  get terms(): ListTerms {
    return this.list.terms;
  }

  get repeats(): RepeatCheck {
    return this.list.repeats;
  }

  get submitBlocker(): SubmitBlocker | undefined {
    return this.list.submitBlocker;
  }

  get stage(): OrderStage {
    return this.list.stage;
  }

  get step(): OrderFlowStep {
    return stepOfStage(this.stage);
  }

  /** Tells that it is on its way, looked up, or stopped before it went: nothing is changed meanwhile. */
  get isSending(): boolean {
    return this.list.isSending;
  }

  get password(): string {
    return this.submission.password;
  }

  get passwordProblem(): PasswordProblem | undefined {
    return this.submission.passwordProblem;
  }

  /** Tells that another tab works on it: what is over, or under way in this one, is shown all the same. */
  get isOpenInAnotherTab(): boolean {
    const { kind } = this.phase;
    return this.tab.isOpenInAnotherTab && (kind === 'consent' || kind === 'confirming');
  }

  /** Claims the list for this tab and lets its time go on, until the function returned is called; a list that comes back from another tab is opened anew. */
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
      this.list.state.moveTo(firstPhase(value));
      if (value.kind === 'open') this.begin(value);
    });
    await this.check();
  }

  /** Reads anew what was placed today: the client may have placed the same in another tab meanwhile. */
  async loadRecords(): Promise<void> {
    await this.records.load();
  }

  /** Names the list in the language that is read now; what the client made of its orders stays [I18N-08, I18N-12]. */
  async translate(): Promise<void> {
    await this.translation.translate();
  }

  /** Consents to trade by this list; the cards follow once the server has it [TRADE-09, API-76]. */
  async consent(): Promise<void> {
    const { state } = this.list;
    if (state.phase.kind !== 'consent' || state.phase.isBusy) return;
    state.moveTo({ kind: 'consent', isBusy: true });
    const answer = await this.deps.lists.consent(this.oid);
    if (answer.ok && answer.value.kind === 'closed') return this.closing.close(answer.value.link);
    state.moveTo(answer.ok ? { kind: 'confirming' } : { kind: 'consent', failure: answer.error });
    await this.check();
  }

  /** Asks the server about the orders as they stand [API-79..81, OPEN-80]. */
  async check(): Promise<void> {
    await this.checks.run();
  }

  typePassword(text: string): void {
    this.submission.typePassword(text);
  }

  async send(): Promise<void> {
    if (!this.isOpenInAnotherTab) await this.submission.send();
  }

  /** Sends what was stopped once more, so that its redemptions wait before they are dealt. */
  async wait(): Promise<void> {
    await this.submission.wait();
  }

  /** Goes back to a list that was stopped, and sends nothing. */
  dontSend(): void {
    this.submission.dontSend();
  }

  /** Looks for a list whose answer was lost. */
  async find(): Promise<void> {
    await this.submission.find();
  }

  /** Goes back to a list of which nothing was received. */
  reopen(): void {
    if (this.stage !== 'failed') return;
    this.list.state.moveTo({ kind: 'confirming' });
    void this.check();
  }

  /** Asks again what a list was answered that was sent. */
  async readResult(): Promise<void> {
    if (this.phase.kind === 'closed') await this.closing.close(this.phase.link);
  }

  /** Begins with the orders as the client left them; from then on each change is kept and checked. */
  private begin(open: OpenOrderList): void {
    this.stopFollowing();
    this.time.start(open.answeredAt);
    this.list.begin(cardsOf(open, { ...this.deps, state: this.list.state }));
    this.drafts.restore(open);
    const stops = [this.drafts.follow(), this.checks.follow()];
    this.stopFollowing = () => stops.forEach((stop) => stop());
    void this.records.load();
  }
}

type PrivatePart =
  | 'list'
  | 'records'
  | 'closing'
  | 'drafts'
  | 'checks'
  | 'submission'
  | 'translation'
  | 'stopFollowing'
  | 'deps';
