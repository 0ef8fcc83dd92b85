import { makeAutoObservable, runInAction } from 'mobx';
import { neededNotes } from '../../../application/orders/needed-notes';
import type { DraftedList, DraftedOrder, OrderListDrafts } from '../../../application/orders/order-list-drafts';
import type {
  OpenOrderList,
  PreparedOrderList,
  PrepareOrderList,
} from '../../../application/orders/prepare-order-list';
import type { RefusedPassword, SendOrderList, SentOrderListOutcome } from '../../../application/orders/send-order-list';
import type { Clock } from '../../../application/ports/clock';
import type { OrderLists } from '../../../application/ports/orders/order-lists';
import type { Calendar } from '../../../domain/calendar/calendar';
import { type CutOffClock, cutOffClock } from '../../../domain/calendar/cut-off-clock';
import { checkTradingPassword } from '../../../domain/credentials/secrets/check-trading-password';
import { ok } from '../../../domain/kernel/result';
import { sum } from '../../../domain/money/sum';
import type { Region } from '../../../domain/region';
import type { ClosedLink } from '../../../domain/trading/e-list/closed-link';
import { type NoteKind, openNotes } from '../../../domain/trading/notes/required-notes';
import { type OrderStage, stepOfStage, type OrderFlowStep } from '../../../domain/trading/orders/order-flow-step';
import { orderOutcome } from '../../../domain/trading/records/order-result';
import { Panel } from '../../stores/panel';
import { ListCancellation } from './list-cancellation';
import { OrderCardViewModel } from './order-card-view-model';
import { firstPhase, type OrderListPhase, phaseAfter, stageOf } from './order-list-phase';

type Sources = {
  readonly lists: OrderLists;
  readonly prepare: PrepareOrderList;
  readonly sending: SendOrderList;
  readonly drafts: OrderListDrafts;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly region: Region;
};

/** Why a trading password isn't taken: by what was typed, or by the server [CRED-24..27, TRADE-14, TRADE-44, TRADE-102]. */
export type PasswordProblem = RefusedPassword | 'required' | 'not-alphanumeric';

/** What keeps a list from being sent, in the order in which it is said. */
export type WhyNotYet = 'empty' | 'editing' | 'problems' | 'notes';

const tick = 1_000;

/** One order list from its link to its receipt; nothing is sent twice, and a wrong password never costs the list [TRADE-01..16, TRADE-62..70, API-90]. */
export class OrderListViewModel {
  readonly prepared: Panel<PreparedOrderList>;
  readonly cancellation: ListCancellation;
  phase: OrderListPhase = { kind: 'confirming' };
  cards: readonly OrderCardViewModel[] = [];
  ticked: readonly NoteKind[] = [];
  password = '';
  passwordProblem: PasswordProblem | undefined;
  /** By the server's clock, in milliseconds since 1970. */
  now = 0;

  constructor(
    private readonly sources: Sources,
    readonly oid: string,
  ) {
    this.prepared = new Panel(() => sources.prepare.execute(oid));
    const { lists, drafts } = sources;
    this.cancellation = new ListCancellation({ lists, drafts, oid, onClosed: (link) => this.close(link) });
    makeAutoObservable<this, 'sources'>(
      this,
      { prepared: false, cancellation: false, sources: false, oid: false },
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

  /** The notes that these orders and this client need [TRADE-81..84, TRADE-106..111]. */
  get notes(): readonly NoteKind[] {
    const { open } = this;
    return open
      ? neededNotes(
          open,
          this.left.map(({ order }) => order),
        )
      : [];
  }

  get whyNotYet(): WhyNotYet | undefined {
    if (this.left.length === 0) return 'empty';
    if (this.left.some(({ typed }) => typed !== undefined)) return 'editing';
    if (this.left.some(({ problem }) => problem !== undefined)) return 'problems';
    return openNotes(this.notes, this.ticked).length > 0 ? 'notes' : undefined;
  }

  get stage(): OrderStage {
    const { whyNotYet } = this;
    return stageOf(this.phase, whyNotYet === 'notes' ? whyNotYet : whyNotYet && 'cards');
  }

  get step(): OrderFlowStep {
    return stepOfStage(this.stage);
  }

  get isSending(): boolean {
    return this.phase.kind === 'sending' || this.phase.kind === 'finding';
  }

  /** By when orders of a side must be sent, for which dealing date. */
  clockOf(side: 'onshore' | 'offshore'): CutOffClock | undefined {
    return cutOffClock(new Date(this.now).toISOString(), side, this.sources.calendar);
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
  }

  /** Lets the server's time go on until the function returned is called. */
  follow(): () => void {
    const { clock } = this.sources;
    let last = clock.now();
    let stop = clock.after(tick, () => beat());
    const beat = (): void => {
      const now = clock.now();
      runInAction(() => (this.now += now - last));
      last = now;
      stop = clock.after(tick, beat);
    };
    return () => stop();
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
  }

  tick(note: NoteKind, isTicked: boolean): void {
    this.ticked = isTicked ? [...this.ticked, note] : this.ticked.filter((one) => one !== note);
    this.keepDraft();
  }

  typePassword(text: string): void {
    this.password = text;
    this.passwordProblem = undefined;
  }

  async send(): Promise<void> {
    const { open, password } = this;
    if (!open || this.phase.kind !== 'confirming' || this.whyNotYet) return;
    const typed = checkTradingPassword(password);
    if (typed !== 'accepted') {
      this.passwordProblem = typed;
      return;
    }
    const accepted = this.notes.filter((note) => this.ticked.includes(note));
    const wanted = { orders: this.left.map(({ order }) => order), accepted, password };
    this.password = '';
    this.passwordProblem = undefined;
    this.phase = { kind: 'sending' };
    await this.settle(
      this.sources.sending.execute(open, wanted, (step) => runInAction(() => (this.phase = { kind: step }))),
    );
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
    if (this.stage === 'failed') this.phase = { kind: 'confirming' };
  }

  /** Asks again what a list was answered that was sent. */
  async readResult(): Promise<void> {
    if (this.phase.kind === 'closed') await this.close(this.phase.link);
  }

  private begin(open: OpenOrderList): void {
    this.now = Date.parse(open.answeredAt);
    const { region } = this.sources;
    const otherBuysInTwd = (card: OrderCardViewModel) =>
      sum(this.left.filter((one) => one !== card).map(({ buysInTwd }) => buysInTwd));
    const surroundings = { region, client: open.client, otherBuysInTwd, onChange: this.keepDraft };
    this.cards = open.orders.map((order, place) => new OrderCardViewModel(order, place, surroundings));
    const { orders, accepted } = this.sources.drafts.recall(draftOf(open));
    for (const kept of orders) this.cards.find(({ draft }) => isSameOrder(draft, kept))?.recall(kept);
    this.ticked = accepted;
  }

  private keepDraft(): void {
    const { open, cards, ticked } = this;
    if (open) this.sources.drafts.keep(draftOf(open), { orders: cards.map(({ draft }) => draft), accepted: ticked });
  }

  private async settle(sent: Promise<SentOrderListOutcome>): Promise<void> {
    const outcome = await sent;
    if (outcome.kind === 'closed') return this.close(outcome.link);
    runInAction(() => {
      if (outcome.kind === 'password') this.passwordProblem = outcome.why;
      if (outcome.kind === 'received' && orderOutcome(outcome.result) === 'received') this.sources.drafts.forget();
      this.phase = phaseAfter(outcome);
    });
  }

  private async close(link: ClosedLink): Promise<void> {
    const closed = await this.sources.prepare.closed(link, this.oid);
    runInAction(() => (this.phase = closed));
  }
}

const draftOf = ({ userId, list: { oid } }: OpenOrderList): DraftedList => ({ userId, oid });

const isSameOrder = (one: DraftedOrder, other: DraftedOrder): boolean =>
  one.place === other.place && one.isSwitch === other.isSwitch;
