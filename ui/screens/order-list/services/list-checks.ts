import { reaction } from 'mobx';
import { rejectionCodes } from '../../../../application/ports/call-failure';
import type { OrderPlace } from '../../../../application/ports/orders/order-checks';
import type { CheckOrders } from '../../../../application/orders/check-orders';
import { parseClosedLink } from '../../../../domain/trading/e-list/closed-link';
import { ordersToCheck } from '../cards/list-cards';
import type { OrderListModel } from '../order-list-model';
import type { ListClosing } from './list-closing';

type Deps = {
  readonly check: CheckOrders;
  readonly list: OrderListModel;
  readonly closing: ListClosing;
};

/**
 * Checks the orders at the server as they stand, and estimates their units; an answer about what they were is dropped
 * [OPEN-80, TRADE-49, TRADE-50, TRADE-60].
 */
export class ListChecks {
  private requestId = 0;
  /** The revision of the orders that were asked about last. */
  private revision: number | undefined;

  constructor(private readonly deps: Deps) {}

  /** Checks anew after each change of the orders, at once, until the function returned is called. */
  follow(): () => void {
    const { list } = this.deps;
    return reaction(
      () => list.state.revision,
      () => {
        list.refreshEstimates();
        list.repeats.followChange();
        void this.run();
      },
    );
  }

  /** Checks orders that were changed while no check was possible, so that none is sent unchecked. */
  async catchUp(): Promise<void> {
    if (this.deps.list.state.revision !== this.revision) await this.run();
  }

  /** Checks the orders that no rule of the portal stops already [API-79..81]. */
  async run(): Promise<void> {
    const { check, list, closing } = this.deps;
    const { state } = list;
    const { open } = state;
    if (!open || open.accountNo === '' || state.phase.kind !== 'confirming') return;
    list.refreshEstimates();
    const { accountNo } = open;
    const place: OrderPlace = open.list.isOwn ? { accountNo, listId: open.list.listId } : { accountNo };
    const orders = ordersToCheck(list.left.filter(({ problem }) => problem === undefined));
    const requestId = ++this.requestId;
    this.revision = state.revision;
    state.setCheck({ kind: 'checking' });
    const answer = await check.execute(place, orders);
    if (requestId !== this.requestId) return;
    state.setCheck(answer.ok ? { kind: 'ready', checked: answer.value } : { kind: 'failed' });
    const codes = answer.ok ? [] : rejectionCodes(answer.error);
    const link = parseClosedLink(codes);
    if (link) await closing.close(link);
  }
}
