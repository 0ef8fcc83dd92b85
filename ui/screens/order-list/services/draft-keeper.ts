import { compareStructural, reaction } from 'mobx';
import { saveRejectedOrders } from '../../../../application/orders/save-rejected-orders';
import type { DraftedList, OrderListDrafts } from '../../../../application/orders/order-list-drafts';
import type { PlacementDrafts, OrderPageKind } from '../../../../application/orders/placement-drafts';
import type { OpenOrderList } from '../../../../application/orders/prepare-order-list';
import { orderOutcome, type OrderResult } from '../../../../domain/trading/records/order-result';
import type { OrderListModel } from '../order-list-model';

type Deps = {
  readonly drafts: OrderListDrafts;
  readonly placements: PlacementDrafts;
  readonly list: OrderListModel;
  /** Tells that the client composed the list. */
  readonly isOwn: boolean;
};

/** Keeps what the client makes of a list over a reload and another login; never a password [SESS-17..19, OPEN-87]. */
export class DraftKeeper {
  constructor(private readonly deps: Deps) {}

  /** Makes of the list what the client made of it before. */
  restore(open: OpenOrderList): void {
    const { drafts, list } = this.deps;
    list.restore(drafts.restore(draftedList(open)));
  }

  /** Keeps each change from now on, at the very moment it is made, until the function returned is called. */
  follow(): () => void {
    const { drafts, list } = this.deps;
    return reaction(
      () => list.draft,
      (draft) => {
        const { open } = list.state;
        if (open) drafts.save(draftedList(open), draft);
      },
      { equals: compareStructural },
    );
  }

  /**
   * Forgets what was made of a list that was received, but for the orders of a client's own list that weren't; answers
   * on which order pages those stand [TRADE-40].
   */
  end(result: OrderResult): readonly OrderPageKind[] {
    const { drafts, placements, list, isOwn } = this.deps;
    if (orderOutcome(result) !== 'received') return [];
    drafts.forget();
    const { open, orders } = list.state;
    return isOwn && open ? saveRejectedOrders(placements, open, { result, orders }) : [];
  }
}

const draftedList = ({ userId, list: { listId } }: OpenOrderList): DraftedList => ({ userId, listId });
