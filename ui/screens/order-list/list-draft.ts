import { keepRefused } from '../../../application/orders/keep-refused';
import type { DraftedList, DraftedOrder, OrderListDrafts } from '../../../application/orders/order-list-drafts';
import type { PlacementKind } from '../../../application/orders/placement-drafts';
import type { OpenOrderList } from '../../../application/orders/prepare-order-list';
import { orderOutcome, type OrderResult } from '../../../domain/trading/records/order-result';
import type { ListTerms } from '../../orders/terms/list-terms';
import type { OrderCardViewModel } from './cards/order-card-view-model';
import type { RepeatCheck } from './confirming/repeat-check';
import type { OrderListSources } from './order-list-sources';

/** A list that was sent: the orders that were left, and whether the client composed it. */
type SentList = {
  readonly open: OpenOrderList | undefined;
  readonly isOwn: boolean;
  readonly left: readonly OrderCardViewModel[];
};

/** What a client makes of a list. */
type Made = {
  readonly cards: readonly OrderCardViewModel[];
  readonly terms: ListTerms;
  readonly repeats: RepeatCheck;
};

/** Makes of a list what the client made of it before [SESS-17..19, OPEN-87]. */
export function recallDraft(drafts: OrderListDrafts, open: OpenOrderList, { cards, terms, repeats }: Made): void {
  const draft = drafts.recall(draftOf(open));
  for (const kept of draft.orders) cards.find((card) => isSameOrder(card.draft, kept))?.recall(kept);
  terms.recall(draft);
  repeats.recall(draft.repeats);
}

/** Keeps what the client makes of a list; never a password [SESS-17..19, OPEN-87]. */
export function keepDraft(drafts: OrderListDrafts, open: OpenOrderList, { cards, terms, repeats }: Made): void {
  const { ticked: accepted, agreed } = terms;
  const orders = cards.map(({ draft }) => draft);
  drafts.keep(draftOf(open), { orders, accepted, agreed, repeats: repeats.accepted });
}

/** Forgets what was made of a list that was received, but for the orders of a client's own list that weren't; answers on which order pages those stand [TRADE-40]. */
export function endDraft(
  { drafts, placements }: Pick<OrderListSources, 'drafts' | 'placements'>,
  { open, isOwn, left }: SentList,
  result: OrderResult,
): readonly PlacementKind[] {
  if (orderOutcome(result) !== 'received') return [];
  drafts.forget();
  if (!isOwn || !open) return [];
  return keepRefused(placements, open.userId, { result, orders: left.map(({ order }) => order) });
}

const draftOf = ({ userId, list: { oid } }: OpenOrderList): DraftedList => ({ userId, oid });

const isSameOrder = (one: DraftedOrder, other: DraftedOrder): boolean =>
  one.place === other.place && one.isSwitch === other.isSwitch;
