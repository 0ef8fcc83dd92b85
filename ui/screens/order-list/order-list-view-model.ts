import { makeAutoObservable, runInAction } from 'mobx';
import { neededNotes } from '../../../application/orders/needed-notes';
import type { OpenOrderList, PreparedOrderList } from '../../../application/orders/prepare-order-list';
import type { WantedOrders } from '../../../application/orders/order-draft-of';
import type { SentOrderListOutcome } from '../../../application/orders/send-order-list';
import { regionDefaults } from '../../../config/regions';
import { readTransactionSecret } from '../../../domain/credentials/secrets/check-transaction-secret';
import { ok } from '../../../domain/kernel/result';
import type { ClosedLink } from '../../../domain/trading/e-list/closed-link';
import { type OrderStage, stepOfStage, type OrderFlowStep } from '../../../domain/trading/orders/order-flow-step';
import type { PasswordProblem } from '../../orders/terms/secret-form';
import { Panel } from '../../stores/panel';
import { ListCancellation } from './closed/list-cancellation';
import { cardsOf, placedOf } from './cards/list-cards';
import { endDraft, keepDraft, recallDraft } from './list-draft';
import { ListChecks } from './list-checks';
import { ListRehearsal } from './confirming/list-rehearsal';
import { ListTab } from './list-tab';
import { RepeatCheck } from './confirming/repeat-check';
import { ListTerms } from '../../orders/terms/list-terms';
import type { OrderCardViewModel } from './cards/order-card-view-model';
import { firstPhase, type OrderListPhase, phaseAfter, stageOf } from './order-list-phase';
import type { OrderListSources } from './order-list-sources';
import { ServerTime } from './server-time';
import { type WhyNotYet, whyNotYet } from './confirming/why-not-yet';

/** Makes the view model of the list behind a link, or of one that the client composed [ROUTE-12, ORDQ-04]. */
export abstract class OrderListViewModelFactory {
  abstract create(oid: string, isOwn: boolean): OrderListViewModel;
}

/** One order list from its link to its receipt; nothing is sent twice, and a wrong password never costs the list [TRADE-01..16, TRADE-62..70, API-90]. */
export class OrderListViewModel {
  readonly prepared: Panel<PreparedOrderList>;
  readonly cancellation: ListCancellation;
  readonly checks: ListChecks;
  readonly rehearsal: ListRehearsal;
  readonly repeats: RepeatCheck;
  readonly terms: ListTerms;
  readonly time: ServerTime;
  readonly tab: ListTab;
  phase: OrderListPhase = { kind: 'confirming' };
  cards: readonly OrderCardViewModel[] = [];
  password = '';
  passwordProblem: PasswordProblem | undefined;

  /** What was stopped before it went, the password with it; until the client has chosen, and nowhere but here. */
  private stopped: WantedOrders | undefined;

  constructor(
    private readonly sources: OrderListSources,
    readonly oid: string,
    /** Whether the client composed it. */
    readonly isOwn = false,
  ) {
    this.prepared = new Panel(() => sources.prepare.execute(oid));
    const { lists, drafts, check, clock, calendar, locks, region, records, locale } = sources;
    this.tab = new ListTab({ locks, oid, onBack: () => void this.load() });
    this.time = new ServerTime(clock, calendar);
    this.rehearsal = new ListRehearsal({
      ...{ region, currency: regionDefaults[region].defaultCurrency, time: this.time },
      ...{ open: () => this.open, cards: () => this.left },
    });
    this.terms = new ListTerms({
      neededNotes: () => (this.open ? neededNotes(this.open, placedOf(this.left), this.checks.checked) : []),
      riskLevel: () => this.open?.clientFacts.riskLevel,
      orders: () => this.left.map(({ order }) => order),
      onChange: () => this.keepDraft(),
    });
    this.repeats = new RepeatCheck({
      records,
      locale,
      time: this.time,
      cards: () => this.cards,
      accountNo: () => this.open?.accountNo || undefined,
      isAtPassword: () => this.phase.kind !== 'unknown' && this.stage === 'password',
      onChange: () => this.keepDraft(),
    });
    this.checks = new ListChecks({ check, onClosed: (link) => this.close(link) });
    this.cancellation = new ListCancellation({ lists, drafts, oid, onClosed: (link) => this.close(link) });
    makeAutoObservable<this, 'sources' | 'stopped'>(
      this,
      {
        prepared: false,
        cancellation: false,
        checks: false,
        rehearsal: false,
        terms: false,
        repeats: false,
        ...{ time: false, tab: false, sources: false, stopped: false, oid: false, isOwn: false },
      },
      { autoBind: true, deep: false },
    );
  }

  get open(): OpenOrderList | undefined {
    const { value } = this.prepared;
    return value?.kind === 'open' ? value : undefined;
  }

  /** The orders that are left. */
  get left(): readonly OrderCardViewModel[] {
    return this.cards.filter(({ isRemoved }) => !isRemoved);
  }

  get whyNotYet(): WhyNotYet | undefined {
    return whyNotYet(this);
  }

  get stage(): OrderStage {
    const { whyNotYet } = this;
    return stageOf(this.phase, whyNotYet === 'notes' ? whyNotYet : whyNotYet && 'cards');
  }

  /** Whether another tab works on it: what is over, or under way in this one, is shown all the same. */
  get isElsewhere(): boolean {
    return this.tab.isElsewhere && (this.phase.kind === 'consent' || this.phase.kind === 'confirming');
  }

  get step(): OrderFlowStep {
    return stepOfStage(this.stage);
  }

  private get isStopped(): boolean {
    return this.phase.kind === 'pausing';
  }

  /** Whether it is on its way, looked up, or stopped before it went: nothing is changed meanwhile. */
  get isSending(): boolean {
    return this.phase.kind === 'sending' || this.phase.kind === 'finding' || this.isStopped;
  }

  async load(): Promise<void> {
    const { drafts } = this.sources;
    const cancelled = { kind: 'closed', link: 'cancelled' } as const;
    await this.prepared.load(drafts.isGivenUp(this.oid) ? () => Promise.resolve(ok(cancelled)) : undefined);
    const { value } = this.prepared;
    if (!value) return;
    runInAction(() => {
      this.phase = firstPhase(value);
      if (value.kind === 'open') this.begin(value);
    });
    await this.check();
  }

  /** Asks for the names of the list in the language that is read now; what the client made of its orders stays [I18N-12]. */
  async translate(): Promise<void> {
    if (this.phase.kind === 'receipt' || this.phase.kind === 'closed') return this.retell(this.phase);
    if (!this.open) return;
    const language = this.sources.locale.current();
    const told = await this.sources.prepare.execute(this.oid);
    if (!told.ok || told.value.kind !== 'open' || language !== this.sources.locale.current()) return;
    const { orders } = told.value;
    await this.prepared.load(() => Promise.resolve(told));
    runInAction(() => {
      for (const card of this.cards) card.translate(orders[card.place]);
    });
  }

  /** Names funds, banks and agreements of what came of the list in the language that is read now [I18N-08, I18N-12]. */
  private async retell(phase: Extract<OrderListPhase, { readonly kind: 'receipt' | 'closed' }>): Promise<void> {
    if (!phase.result) return;
    const language = this.sources.locale.current();
    const cards = this.left;
    const [result, agreements] = await Promise.all([
      this.sources.prepare.retell(phase.result),
      this.sources.prepare.agreementsOf(cards.map(({ order }) => order.item)),
    ]);
    if (this.phase !== phase || language !== this.sources.locale.current()) return;
    runInAction(() => {
      this.phase = { ...phase, result };
      for (const [place, card] of cards.entries()) {
        const titled = agreements.ok ? agreements.value[place] : undefined;
        if (titled) card.translate({ ...card.order, agreements: titled });
      }
    });
  }

  /** Consents to trade by this list; the cards follow once the server has it [TRADE-09, API-76]. */
  async consent(): Promise<void> {
    if (this.phase.kind !== 'consent' || this.phase.isBusy) return;
    this.phase = { kind: 'consent', isBusy: true };
    const answer = await this.sources.lists.consent(this.oid);
    if (answer.ok && answer.value.kind === 'closed') return this.close(answer.value.link);
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'confirming' } : { kind: 'consent', failure: answer.error };
    });
    await this.check();
  }

  /** Asks the server about the orders as they stand, and what their units are worth; those that a rule stops already aren't asked about [API-79..81, OPEN-80]. */
  async check(): Promise<void> {
    const { open } = this;
    if (!open || open.accountNo === '' || this.phase.kind !== 'confirming') return;
    for (const card of this.left) card.appraise(0);
    await this.checks.run(open, placedOf(this.left.filter(({ problem }) => problem === undefined)));
  }

  typePassword(text: string): void {
    this.password = text;
    this.passwordProblem = undefined;
  }

  async send(): Promise<void> {
    const { open, checks } = this;
    if (!open || !checks.checked || this.phase.kind !== 'confirming' || this.isElsewhere || this.whyNotYet) return;
    if (this.repeats.isOpen) return this.repeats.remind();
    const secret = readTransactionSecret(this.sources.region, this.password);
    this.passwordProblem = secret.ok ? undefined : secret.error;
    if (!secret.ok) return;
    const { accepted } = this.terms;
    const wanted = { orders: placedOf(this.left), checked: checks.checked, accepted, password: secret.value };
    this.password = '';
    await this.sendAs(open, wanted);
  }

  /** Sends what was stopped once more, so that its redemptions wait before they are dealt. */
  async wait(): Promise<void> {
    const { open, stopped } = this;
    if (open && stopped && this.isStopped) await this.sendAs(open, { ...stopped, waits: true });
  }

  /** Goes back to a list that was stopped, and sends nothing. */
  dontSend(): void {
    if (this.isStopped) [this.stopped, this.phase] = [undefined, { kind: 'confirming' }];
  }

  /** Looks for a list whose answer was lost. */
  async find(): Promise<void> {
    const { open } = this;
    if (!open || this.phase.kind !== 'unknown') return;
    this.phase = { kind: 'finding' };
    await this.settle(this.sources.sending.find(open));
  }

  /** Goes back to a list of which nothing was received. */
  reopen(): void {
    if (this.stage !== 'failed') return;
    this.phase = { kind: 'confirming' };
    void this.check();
  }

  /** Asks again what a list was answered that was sent. */
  async readResult(): Promise<void> {
    if (this.phase.kind === 'closed') await this.close(this.phase.link);
  }

  private async sendAs(open: OpenOrderList, wanted: WantedOrders): Promise<void> {
    this.phase = { kind: 'sending' };
    this.stopped = undefined;
    await this.settle(
      this.sources.sending.execute(open, wanted, (step) => runInAction(() => (this.phase = { kind: step }))),
    );
    if (this.isStopped) this.stopped = wanted;
  }

  private begin(open: OpenOrderList): void {
    this.time.start(open.answeredAt);
    const { sources, checks } = this;
    const told = { onChange: this.followChange, onTyped: this.keepDraft };
    this.cards = cardsOf(open, { sources, checks, left: () => this.left, ...told });
    recallDraft(this.sources.drafts, open, this);
    void this.repeats.load();
  }

  private followChange(): void {
    this.repeats.followChange();
    this.keepDraft();
    void this.check();
  }

  private keepDraft(): void {
    if (this.open) keepDraft(this.sources.drafts, this.open, this);
  }

  private async settle(sent: Promise<SentOrderListOutcome>): Promise<void> {
    const outcome = await sent;
    if (outcome.kind === 'closed') return this.close(outcome.link);
    runInAction(() => {
      if (outcome.kind === 'password') this.passwordProblem = outcome.why;
      this.phase = phaseAfter(outcome, outcome.kind === 'received' ? endDraft(this.sources, this, outcome.result) : []);
    });
    if (outcome.kind === 'unknown' || outcome.kind === 'not-received') void this.repeats.load();
  }

  private async close(link: ClosedLink): Promise<void> {
    const closed = await this.sources.prepare.closed(link, this.oid);
    runInAction(() => (this.phase = closed));
  }
}
