import { orderNumber } from '../../../domain/trading/orders/order-number';
import type { StoredOrder } from './stored-orders';

type Held = Pick<StoredOrder, 'row'>;

/** The client and the numbers of redemptions of one client that wait, for a message about them. */
export const heldRedemptions = (held: readonly [Held, ...Held[]]) =>
  ({
    clientId: held[0].row.clientId,
    waiting: { kind: 'redemption', orderNumbers: held.map(({ row }) => orderNumber(row.serial)) },
  }) as const;
