import { makeAutoObservable } from 'mobx';
import type { CancelOrder } from '../../../application/orders/cancel-order';
import type { ReAuthentication } from '../../../application/re-authentication/re-authentication';
import type { Clock } from '../../../application/ports/clock';
import type { OrderRecords, RecordedOrders } from '../../../application/ports/orders/order-records';
import type { Region } from '../../../domain/region';
import { type OrderCancellation, orderCancellation } from '../../../domain/trading/dealing/order-cancellation';
import { shownOrderNumber } from '../../../domain/trading/orders/order-number';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { isAhead } from '../../../domain/trading/records/is-ahead';
import { isOpenRecord } from '../../../domain/trading/dealing/record-status';
import { AsyncResource } from '../../stores/async-resource';
import { RunningTime } from '../../stores/running-time';
import { OrderCancellationFlow } from './current/order-cancellation-flow';

/** The client's orders: those about which something is still to happen, and those that are over [ORDQ-06, ORDQ-08]. */
export class OrderRecordsViewModel {
  readonly resource: AsyncResource<RecordedOrders>;
  readonly time: RunningTime;
  readonly cancelling: OrderCancellationFlow;

  constructor(
    records: Pick<OrderRecords, 'all'>,
    cancelOrder: Pick<CancelOrder, 'execute'>,
    stepUp: Pick<ReAuthentication, 'begin' | 'resume'>,
    clock: Clock,
    region: Region,
  ) {
    this.time = new RunningTime(clock);
    this.cancelling = new OrderCancellationFlow(cancelOrder, stepUp, region, () => this.resource.load());
    this.resource = new AsyncResource(async () => {
      const answer = await records.all();
      if (!answer.ok) return answer;
      const { orders, answeredAt } = answer.value;
      this.time.start(answeredAt);
      void this.cancelling.resume(orders);
      return answer;
    });
    makeAutoObservable(this, { resource: false, cancelling: false, time: false }, { autoBind: true, deep: false });
  }

  get current(): readonly OrderRecord[] {
    return this.orders.filter((order) => isOpenRecord(order.status) && !isAhead(order));
  }

  /** The orders that wait for a day chosen ahead, the earliest first [ORDQ-07, LINK-27]. */
  get ahead(): readonly OrderRecord[] {
    return this.orders.filter(isAhead).toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));
  }

  get past(): readonly OrderRecord[] {
    return this.orders.filter(({ status }) => !isOpenRecord(status));
  }

  /** False where the server gives its orders no numbers, so that nobody can tell which of them a number means. */
  get numbersOrders(): boolean {
    return this.orders.length === 0 || this.orders.some((order) => shownOrderNumber(order) !== undefined);
  }

  /** Returns the order of a number, and the tab that lists it; undefined where none of them has that number. */
  named(number: string): { readonly order: OrderRecord; readonly tab: 'current' | 'scheduled' | 'past' } | undefined {
    const order = this.orders.find((one) => shownOrderNumber(one) === number);
    if (!order) return undefined;
    if (isAhead(order)) return { order, tab: 'scheduled' };
    return { order, tab: isOpenRecord(order.status) ? 'current' : 'past' };
  }

  /** Returns an order as it is listed now, by the names of the language that is read [I18N-12]. */
  listed(order: OrderRecord): OrderRecord {
    const { orderId } = order;
    return this.orders.find((one) => orderId !== undefined && one.orderId === orderId) ?? order;
  }

  private get orders(): readonly OrderRecord[] {
    return this.resource.value?.orders ?? [];
  }

  /** Returns whether an order may be cancelled now, by the server's time. */
  cancellationOf({ status, next }: OrderRecord): OrderCancellation {
    return orderCancellation({ status, next }, this.time.instant);
  }

  /** Tells whether the next step is due, and waits for the desk. */
  isDue({ next }: OrderRecord): boolean {
    return next !== undefined && Date.parse(next.dueAt) <= this.time.now;
  }
}

const dayOf = ({ next, dealOn = '' }: OrderRecord): string => next?.date ?? dealOn;
