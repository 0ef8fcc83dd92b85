import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { nextOrderStep } from '../../domain/trading/dealing/next-order-step';
import { orderCancellation } from '../../domain/trading/dealing/order-cancellation';
import { orderStatus } from '../../domain/trading/dealing/order-status';
import { orderNumber } from '../../domain/trading/orders/order-number';
import { cancelWithdrawal } from '../cash-account/held-withdrawals';
import type { ServerClock } from '../context/clock';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { cashAccounts, cashEvents, cashTransactions } from '../database/schema/cash-accounts';
import { accounts } from '../database/schema/clients';
import { orders } from '../database/schema/orders';
import { dealingCalendars } from '../funds/dealing-calendar';
import { type Actor, recordEvent } from '../orders/books/record-event';
import { loadOrders, stillOpen } from '../orders/books/stored-orders';

type Deps = {
  /** A transaction that holds the client's accounts. */
  readonly database: Database;
  readonly clock: ServerClock;
  readonly configuration: Pick<ServerContext['configuration'], 'environment'>;
};

/** The payments that were called off, and those past the client's reach; orders by the numbers that their clients know. */
type Reversed = { readonly cancelled: readonly string[]; readonly left: readonly string[] };

/** Cancels the orders that their client could still cancel at this moment, and those that still wait [TRADE-90, TRADE-112, ORDQ-06]. */
export async function reverseOrders({ database, clock }: Deps, clientId: string, by: Actor): Promise<Reversed> {
  const open = and(eq(orders.clientId, clientId), stillOpen(database));
  const held = await database.select({ id: orders.id }).from(orders).where(open).orderBy(asc(orders.id)).for('update');
  if (held.length === 0) return { cancelled: [], left: [] };
  const calendars = await dealingCalendars(database);
  const at = clock.now().toISOString();
  const cancelled: string[] = [];
  const left: string[] = [];
  const ids = held.map(({ id }) => id);
  // Looked at again, since another process may have dealt some while they were waited for.
  for (const stored of await loadOrders(database, and(inArray(orders.id, ids), stillOpen(database)))) {
    const progress = {
      status: orderStatus(stored.state.stage),
      next: nextOrderStep(stored.state, calendars(stored)),
    };
    // One that still waits is nobody's but the client's, even if its time is over and the desk hasn't come by.
    if (stored.state.stage === 'held' || orderCancellation(progress, at).kind === 'allowed') {
      await recordEvent(database, stored, { kind: 'cancelled', at }, by);
      cancelled.push(orderNumber(stored.row.serial));
    } else left.push(orderNumber(stored.row.serial));
  }
  return { cancelled, left };
}

/** Cancels the withdrawals that still wait; those that the bank has been told of are left [VCA-05]. */
export async function reverseWithdrawals(deps: Deps, clientId: string, by: Actor): Promise<Reversed> {
  const { database } = deps;
  const own = database
    .select({ sid: cashAccounts.sid })
    .from(cashAccounts)
    .innerJoin(accounts, eq(accounts.number, cashAccounts.accountNumber))
    .where(eq(accounts.clientId, clientId));
  const isUnpaid = and(
    inArray(cashTransactions.cashAccountSid, own),
    eq(cashTransactions.type, 'withdrawal'),
    eq(cashTransactions.paymentStatus, 'pending'),
    isNull(cashTransactions.cancelledAt),
  );
  const unpaid = await database
    .select({ sid: cashTransactions.sid, heldUntil: cashTransactions.heldUntil })
    .from(cashTransactions)
    .where(isUnpaid)
    .orderBy(asc(cashTransactions.sid))
    .for('update');
  const sentOn = new Set(
    (
      await database
        .selectDistinct({ sid: cashEvents.transactionSid })
        .from(cashEvents)
        .innerJoin(cashTransactions, eq(cashTransactions.sid, cashEvents.transactionSid))
        .where(and(isUnpaid, isNotNull(cashTransactions.heldUntil), eq(cashEvents.kind, 'received')))
    ).map(({ sid }) => sid),
  );
  const waiting = unpaid.filter(({ sid, heldUntil }) => heldUntil !== null && !sentOn.has(sid));
  for (const { sid } of waiting)
    await cancelWithdrawal(deps, sid, by.actor === 'client' ? { ...by, clientId, isFreeze: true } : { actor: 'desk' });
  const cancelled = waiting.map(({ sid }) => sid);
  return { cancelled, left: unpaid.map(({ sid }) => sid).filter((sid) => !cancelled.includes(sid)) };
}
