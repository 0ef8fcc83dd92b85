import { makeAutoObservable, runInAction } from 'mobx';
import { neededNotes } from '../../../application/orders/needed-notes';
import type {
  OpenOrderList,
  PreparedOrderList,
  PrepareOrderList,
} from '../../../application/orders/prepare-order-list';
import type { RefusedPassword, SendOrderList, SentOrderListOutcome } from '../../../application/orders/send-order-list';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import type { OrderLists } from '../../../application/ports/orders/order-lists';
import type { Calendar } from '../../../domain/calendar/calendar';
import { type CutOffClock, cutOffClock } from '../../../domain/calendar/cut-off-clock';
import { checkTradingPassword } from '../../../domain/credentials/secrets/check-trading-password';
import { sum } from '../../../domain/money/sum';
import type { Region } from '../../../domain/region';
import type { ClosedLink } from '../../../domain/trading/e-list/closed-link';
import { type NoteKind, openNotes } from '../../../domain/trading/notes/required-notes';
import { type OrderStage, stepOfStage, type OrderFlowStep } from '../../../domain/trading/orders/order-flow-step';
import { Panel } from '../../stores/panel';
import { OrderCardViewModel } from './order-card-view-model';
import { firstPhase, type OrderListPhase, stageOf } from './order-list-phase';

type Sources = {
  readonly lists: OrderLists;
  readonly prepare: PrepareOrderList;
  readonly sending: SendOrderList;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly region: Region;
};

/** Why a trading password isn't taken: by what was typed, or by the server [CRED-24..27, TRADE-14, TRADE-44, TRADE-102]. */
export type PasswordProblem = RefusedPassword | 'required' | 'not-alphanumeric';

/** What keeps a list from being sent, in the order in which it is said. */
export type WhyNotYet = 'empty' | 'editing' | 'problems' | 'notes';

/** Whether the client is asked to give the list up for good, and what came of it. */
type Cancelling = { readonly kind: 'asking'; readonly failure?: CallFailure } | { readonly kind: 'cancelling' };

const tick = 1_000;

/** One order list from its link to its receipt; nothing is sent twice, and a wrong password never costs the list [TRADE-01..16, TRADE-62..70, API-90]. */
export class OrderListViewModel {
  readonly prepared: Panel<PreparedOrderList>;
  phase: OrderListPhase = { kind: 'confirming' };
  cards: readonly OrderCardViewModel[] = [];
  ticked: readonly NoteKind[] = [];
  password = '';
  passwordProblem: PasswordProblem | undefined;
  cancelling: Cancelling | undefined;
  /** By the server's clock, in milliseconds since 1970. */
  now = 0;

  constructor(
    private readonly sources: Sources,
    readonly oid: string,
  ) {
    this.prepared = new Panel(() => sources.prepare.execute(oid));
    makeAutoObservable<this, 'sources'>(
      this,
      { prepared: false, sources: false, oid: false },
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
    await this.prepared.load();
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

  askToCancel(): void {
    this.cancelling = { kind: 'asking' };
  }

  keepList(): void {
    if (this.cancelling?.kind === 'asking') this.cancelling = undefined;
  }

  /** Gives the list up; there is no way back [TRADE-08, TRADE-69]. */
  async cancel(): Promise<void> {
    if (this.cancelling?.kind !== 'asking') return;
    this.cancelling = { kind: 'cancelling' };
    const answer = await this.sources.lists.cancel(this.oid);
    runInAction(() => (this.cancelling = answer.ok ? undefined : { kind: 'asking', failure: answer.error }));
    if (answer.ok) await this.close(answer.value.kind === 'closed' ? answer.value.link : 'cancelled');
  }

  private begin(open: OpenOrderList): void {
    this.now = Date.parse(open.answeredAt);
    const { region } = this.sources;
    const otherBuysInTwd = (card: OrderCardViewModel) =>
      sum(this.left.filter((one) => one !== card).map(({ buysInTwd }) => buysInTwd));
    const surroundings = { region, client: open.client, otherBuysInTwd };
    this.cards = open.orders.map((order, place) => new OrderCardViewModel(order, place, surroundings));
  }

  private async settle(sent: Promise<SentOrderListOutcome>): Promise<void> {
    const outcome = await sent;
    if (outcome.kind === 'closed') return this.close(outcome.link);
    runInAction(() => {
      if (outcome.kind === 'password') this.passwordProblem = outcome.why;
      this.phase = phaseAfter(outcome);
    });
  }

  private async close(link: ClosedLink): Promise<void> {
    const closed = await this.sources.prepare.closed(link, this.oid);
    runInAction(() => (this.phase = closed));
  }
}

function phaseAfter(outcome: Exclude<SentOrderListOutcome, { kind: 'closed' }>): OrderListPhase {
  if (outcome.kind === 'received') return { kind: 'receipt', result: outcome.result };
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  if (outcome.kind === 'password') return { kind: 'confirming' };
  return { kind: 'confirming', problem: outcome.kind === 'refused' ? outcome.failure : 'not-received' };
}
