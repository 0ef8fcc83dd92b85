import type { OrderEvent } from '../../../../domain/trading/dealing/order-event';
import type { AsyncResource } from '../../../stores/async-resource';

/** Makes what happened to one order, event by event [ORDQ-08]. */
export abstract class OrderHistoryFactory {
  abstract create(orderId: string): AsyncResource<readonly OrderEvent[]>;
}
