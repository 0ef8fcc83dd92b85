import { makeAutoObservable } from 'mobx';
import type { CancelOrder } from '../../../application/orders/cancel-order';
import type { ReAuthentication } from '../../../application/re-authentication/re-authentication';
import type { Clock } from '../../../application/ports/clock';
import type { OrderRecords, RecordedOrders } from '../../../application/ports/orders/order-records';
import type { Region } from '../../../domain/region';
import { type OrderCancellation, orderCancellation } from '../../../domain/trading/dealing/order-cancellation';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { isAhead } from '../../../domain/trading/records/is-ahead';
import { isOpenRecord } from '../../../domain/trading/dealing/record-status';
import { Panel } from '../../stores/panel';
import { RunningTime } from '../../stores/running-time';
import { OrderCancelling } from './current/order-cancelling';

/** The client's orders: those about which something is still to happen, and those that are over [ORDQ-06, ORDQ-08]. */
export class OrderRecordsViewModel {
  readonly panel: Panel<RecordedOrders>;
  readonly time: RunningTime;
  readonly cancelling: OrderCancelling;

  constructor(
    records: Pick<OrderRecords, 'all'>,
    cancelOrder: Pick<CancelOrder, 'execute'>,
    proofs: Pick<ReAuthentication, 'begin' | 'resume'>,
    clock: Clock,
    region: Region,
  ) {
    this.time = new RunningTime(clock);
    this.cancelling = new OrderCancelling(cancelOrder, proofs, region, () => this.panel.load());
    this.panel = new Panel(async () => {
      const answer = await records.all();
      if (!answer.ok) return answer;
      const { orders, answeredAt } = answer.value;
      this.time.start(answeredAt);
      void this.cancelling.resume(orders);
      return answer;
    });
    makeAutoObservable(this, { panel: false, cancelling: false, time: false }, { autoBind: true, deep: false });
  }

  get current(): readonly OrderRecord[] {
    return this.orders.filter((order) => isOpenRecord(order.status) && !isAhead(order));
  }

  /** Those that wait for a day chosen ahead, the earliest first [ORDQ-07, LINK-27]. */
  get ahead(): readonly OrderRecord[] {
    return this.orders.filter(isAhead).toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));
  }

  get past(): readonly OrderRecord[] {
    return this.orders.filter(({ status }) => !isOpenRecord(status));
  }

  /** Returns an order as it is listed now, by the names of the language that is read [I18N-12]. */
  listed(order: OrderRecord): OrderRecord {
    const { orderId } = order;
    return this.orders.find((one) => orderId !== undefined && one.orderId === orderId) ?? order;
  }

  private get orders(): readonly OrderRecord[] {
    return this.panel.value?.orders ?? [];
  }

  /** Whether an order may be cancelled now, by the server's time. */
  cancellationOf({ status, next }: OrderRecord): OrderCancellation {
    return orderCancellation({ status, next }, this.time.instant);
  }

  /** Whether what is next is due, and waits for the desk. */
  isDue({ next }: OrderRecord): boolean {
    return next !== undefined && Date.parse(next.dueAt) <= this.time.now;
  }
}

const dayOf = ({ next, dealOn = '' }: OrderRecord): string => next?.date ?? dealOn;
