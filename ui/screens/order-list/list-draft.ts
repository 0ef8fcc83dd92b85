import type { DraftedList, DraftedOrder, OrderListDrafts } from '../../../application/orders/order-list-drafts';
import type { OpenOrderList } from '../../../application/orders/prepare-order-list';
import type { ListTerms } from './list-terms';
import type { OrderCardViewModel } from './order-card-view-model';

/** What a client makes of a list. */
type Made = { readonly cards: readonly OrderCardViewModel[]; readonly terms: ListTerms };

/** Makes of a list what the client made of it before [SESS-17..19, OPEN-87]. */
export function recallDraft(drafts: OrderListDrafts, open: OpenOrderList, { cards, terms }: Made): void {
  const draft = drafts.recall(draftOf(open));
  for (const kept of draft.orders) cards.find((card) => isSameOrder(card.draft, kept))?.recall(kept);
  terms.recall(draft);
}

/** Keeps what the client makes of a list; never a password [SESS-17..19, OPEN-87]. */
export function keepDraft(drafts: OrderListDrafts, open: OpenOrderList, { cards, terms }: Made): void {
  const { ticked: accepted, agreed } = terms;
  drafts.keep(draftOf(open), { orders: cards.map(({ draft }) => draft), accepted, agreed });
}

const draftOf = ({ userId, list: { oid } }: OpenOrderList): DraftedList => ({ userId, oid });

const isSameOrder = (one: DraftedOrder, other: DraftedOrder): boolean =>
  one.place === other.place && one.isSwitch === other.isSwitch;
