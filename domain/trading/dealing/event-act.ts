import type { AccountAct } from '../../credentials/login/account-freeze';
import { isNegative, isZero } from '../../money/decimal';
import { orderBookings } from './order-bookings';
import type { OrderEvent } from './order-event';
import type { OrderState } from './order-state';

/** Returns what an event of an order is in its account: the end of a wait, and whatever pays money to the client, lets money out [AUTH-42]. */
export function eventAct(state: OrderState, event: OrderEvent): AccountAct {
  const paysClient = orderBookings(state, event).entries.some(
    ({ account, amount }) => account === 'client' && !isNegative(amount) && !isZero(amount),
  );
  const isReleased = state.stage === 'held' && event.kind === 'received';
  return isReleased || paysClient ? 'pay-out' : 'deal';
}
