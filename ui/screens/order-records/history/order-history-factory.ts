import type { OrderEvent } from '../../../../domain/trading/dealing/order-event';
import type { Panel } from '../../../stores/panel';

/** Makes what happened to one order, event by event [ORDQ-08]. */
export abstract class OrderHistoryFactory {
  abstract create(orderId: string): Panel<readonly OrderEvent[]>;
}
