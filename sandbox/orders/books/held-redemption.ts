import { orderNumber } from '../../../domain/trading/orders/order-number';
import type { StoredOrder } from './stored-orders';

/** The client and the number of a redemption that waits, for a message about it. */
export const heldRedemption = ({ row: { clientId, serial } }: Pick<StoredOrder, 'row'>) =>
  ({ clientId, waiting: { kind: 'redemption', orderNumbers: [orderNumber(serial)] } }) as const;
