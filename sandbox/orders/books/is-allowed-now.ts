import { isAllowedIn } from '../../../domain/credentials/login/account-freeze';
import { eventAct } from '../../../domain/trading/dealing/event-act';
import type { OrderEvent } from '../../../domain/trading/dealing/order-event';
import { loadAccount } from '../../context/account-standing';
import type { Database } from '../../database/database';
import type { StoredOrder } from './stored-orders';

/** Tells whether an event of an order may happen in its account now: in a frozen one nothing does that pays its client [AUTH-42]. */
export async function isAllowedNow(
  database: Database,
  { row, state }: StoredOrder,
  event: OrderEvent,
): Promise<boolean> {
  const act = eventAct(state, event);
  return isAllowedIn('frozen', act) || isAllowedIn(await loadAccount(database, row.clientId), act);
}
