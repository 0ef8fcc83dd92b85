import { makeAutoObservable } from 'mobx';
import type { OrderListDraft } from '../../../application/orders/order-list-drafts';
import { orderNotesVersion } from '../../../config/order-notes-version';
import type { OrderStage } from '../../../domain/trading/orders/order-flow-step';
import { ListTerms } from '../../orders/terms/list-terms';
import type { OrderCardViewModel } from './cards/order-card-view-model';
import { RepeatCheck } from './confirming/repeat-check';
import { type SubmitBlocker, submitBlocker } from './confirming/submit-blocker';
import type { OpenListState } from './state/open-list-state';
import { toStage } from './state/order-list-phase';
import type { ServerTime } from './state/server-time';

/**
 * One list with all that follows from its state: its cards, what must be accepted, what keeps it from being sent; it
 * knows no port.
 */
export class OrderListModel {
  cards: readonly OrderCardViewModel[] = [];
  readonly terms: ListTerms;
  readonly repeats: RepeatCheck;

  constructor(
    readonly state: OpenListState,
    time: ServerTime,
  ) {
    this.terms = new ListTerms({
      neededNotes: () => state.neededNotes,
      riskLevel: () => state.riskLevel,
      orders: () => state.orders,
    });
    this.repeats = new RepeatCheck(state, time);
    makeAutoObservable(this, { state: false, terms: false, repeats: false }, { autoBind: true, deep: false });
  }

  /** The cards of the orders that the client hasn't removed from the list. */
  get left(): readonly OrderCardViewModel[] {
    return this.cards.filter(({ isRemoved }) => !isRemoved);
  }

  get submitBlocker(): SubmitBlocker | undefined {
    const { left, terms, repeats } = this;
    const { open, check } = this.state;
    return submitBlocker({ open, left, check, terms, repeats });
  }

  get stage(): OrderStage {
    const { submitBlocker: blocker } = this;
    return toStage(this.state.phase, blocker === 'notes' ? blocker : blocker && 'cards');
  }

  /** Tells that the client is asked for the trading password or PIN now. */
  get isAtPassword(): boolean {
    return this.state.phase.kind !== 'unknown' && this.stage === 'password';
  }

  /**
   * Tells that it is on its way, looked up, stopped before it went, or waits for new terms: nothing is changed meanwhile.
   */
  get isSending(): boolean {
    const { kind } = this.state.phase;
    return kind === 'sending' || kind === 'finding' || kind === 'pausing' || kind === 'terms-changed';
  }

  /** The list as the client has made it so far; never a password. */
  get draft(): OrderListDraft {
    const { ticked: accepted, agreed, texts } = this.terms;
    const termsVersion = orderNotesVersion;
    const orders = this.state.entries.map(({ draft }) => draft);
    return { orders, accepted, agreed, texts, termsVersion, repeats: this.repeats.accepted };
  }

  /** Begins with the cards of a list that was opened. */
  begin(cards: readonly OrderCardViewModel[]): void {
    this.cards = cards;
    this.state.setEntries(cards.map(({ entry }) => entry));
  }

  /** Restores the list as the client made it before. */
  restore({ orders, accepted, agreed, texts, termsVersion, repeats }: OrderListDraft): void {
    for (const drafted of orders) {
      const card = this.cards.find(({ entry: { draft } }) => isSameOrder(draft, drafted));
      card?.restoreDraft(drafted);
    }
    // What was accepted of other terms is to be accepted anew.
    if (termsVersion === orderNotesVersion) this.terms.recall({ accepted, agreed, texts });
    this.repeats.restore(repeats);
  }

  /** Estimates the units of each order anew, at once: what one leaves to the others of its holding may have changed. */
  refreshEstimates(): void {
    for (const card of this.left) card.refreshEstimate(0);
  }
}

type OrderKey = Pick<OrderListDraft['orders'][number], 'place' | 'isSwitch'>;

const isSameOrder = (one: OrderKey, other: OrderKey): boolean =>
  one.place === other.place && one.isSwitch === other.isSwitch;
