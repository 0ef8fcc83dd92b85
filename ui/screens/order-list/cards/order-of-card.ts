import type { OrderToStop } from '../../../../domain/notices/service-stop';
import { orderOf } from '../../../orders/unless-stopped';
import type { OrderCardViewModel } from './order-card-view-model';

/** The kinds of orders as stops name them. */
const stoppable = { buy: 'buy', redemption: 'sell', switch: 'switch' } as const;

/** Returns an order of a list as a stop names it [MSG-04]. */
export const orderOfCard = ({ order: { item, funds } }: Pick<OrderCardViewModel, 'order'>): OrderToStop =>
  orderOf(stoppable[item.kind], [...funds.values()]);
