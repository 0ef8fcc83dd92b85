import { makeAutoObservable, runInAction } from 'mobx';
import type { CheckedOrders, CheckOrders, PlacedOrder } from '../../../application/orders/check-orders';
import type { OpenOrderList } from '../../../application/orders/prepare-order-list';
import type { ServerError } from '../../../application/ports/call-failure';
import { type ClosedLink, closedLinkOf } from '../../../domain/trading/e-list/closed-link';

type Phase =
  | { readonly kind: 'checking' }
  /** What the orders are is checked by nobody yet: none may be sent. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly checked: CheckedOrders };

type Dependencies = {
  readonly check: CheckOrders;
  /** Hears why the link leads to no orders any more. */
  readonly onClosed: (link: ClosedLink) => Promise<void>;
};

/** What the server says of the orders as they stand; an answer about what they were is dropped [OPEN-80, TRADE-49, TRADE-50, TRADE-60]. */
export class ListChecks {
  phase: Phase = { kind: 'checking' };
  private asked = 0;

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies' | 'asked'>(
      this,
      { dependencies: false, asked: false },
      { autoBind: true, deep: false },
    );
  }

  get checked(): CheckedOrders | undefined {
    return this.phase.kind === 'ready' ? this.phase.checked : undefined;
  }

  refusalOf(place: number): ServerError | undefined {
    return this.checked?.refusals.get(place);
  }

  /** Asks about orders of an open list. */
  async run({ accountNo, list }: OpenOrderList, orders: readonly PlacedOrder[]): Promise<void> {
    const of = list.isOwn ? { accountNo, oid: list.oid } : { accountNo };
    const number = ++this.asked;
    this.phase = { kind: 'checking' };
    const answer = await this.dependencies.check.execute(of, orders);
    if (number !== this.asked) return;
    runInAction(() => (this.phase = answer.ok ? { kind: 'ready', checked: answer.value } : { kind: 'failed' }));
    const codes = !answer.ok && answer.error.kind === 'rejected' ? answer.error.errors.map(({ code }) => code) : [];
    const link = closedLinkOf(codes);
    if (link) await this.dependencies.onClosed(link);
  }
}
