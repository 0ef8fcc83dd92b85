import { and, eq, gte, inArray, isNotNull, or } from 'drizzle-orm';
import type { CurrencyDebit } from '../../../domain/banking/debit';
import { debitPeriod } from '../../../domain/banking/debit-allowance';
import type { Decimal } from '../../../domain/money/decimal';
import { nextOrderStep } from '../../../domain/trading/dealing/next-order-step';
import { feesOf } from '../../../domain/fees/fees-of';
import { orderFromEvents } from '../../../domain/trading/dealing/order-state';
import type { BuyOrder } from '../../../domain/trading/dealing/order-event';
import type { Database } from '../../database/database';
import { orderEvents, orders } from '../../database/schema/orders';
import { type DealingCalendars, dealingCalendars } from '../../funds/dealing-calendar';
import { type StoredOrder, loadOrders, stillOpen } from './stored-orders';

/** Money that an order debits from a bank account. */
export type BankDebit = CurrencyDebit & { readonly bankAccountId: number };

/** The debits of a client's purchases from bank accounts, each with its day. */
export type BankDebits = {
  readonly all: readonly BankDebit[];
  /** Returns the debit of an order that isn't in the books yet; undefined for one that debits no bank account. */
  readonly of: (stored: Pick<StoredOrder, 'row' | 'fund' | 'intoFund' | 'state'>) => BankDebit | undefined;
  /** Returns the day on which a purchase would be debited that was received at an instant. */
  readonly dayOf: (order: BuyOrder, receivedAt: string, fund: StoredOrder['fund']) => string;
};

/** Reads the debits of a client's purchases in the longest period that an authority may limit, whoever ordered them [BANK-03, ENT-44]. */
export async function bankDebits(
  database: Database,
  { clientId, day }: { readonly clientId: string; readonly day: string },
): Promise<BankDebits> {
  const since = debitPeriod(day, 'yearly');
  const debitedSince = database
    .select({ id: orderEvents.orderId })
    .from(orderEvents)
    .where(and(eq(orderEvents.kind, 'accepted'), gte(orderEvents.dealingDate, since)));
  const own = and(eq(orders.clientId, clientId), eq(orders.kind, 'buy'), isNotNull(orders.bankAccountId));
  const stored = await loadOrders(database, and(own, or(stillOpen(database), inArray(orders.id, debitedSince))));
  const calendars = await dealingCalendars(database);
  const debitOf: BankDebits['of'] = (one) => debitOfOrder(one, calendars);
  return {
    all: stored.flatMap((one) => debitOf(one) ?? []),
    of: debitOf,
    dayOf: (order, receivedAt, fund) => {
      const state = orderFromEvents(order, [{ kind: 'received', at: receivedAt }]);
      return (state.ok && nextOrderStep(state.value, calendars({ fund, intoFund: null }))?.date) || '';
    },
  };
}

/** An order that came to nothing debits nothing. */
function debitOfOrder(
  { row, state, ...funds }: Parameters<BankDebits['of']>[0],
  calendars: DealingCalendars,
): BankDebit | undefined {
  const { order, stage } = state;
  if (order.kind !== 'buy' || row.bankAccountId === null || stage === 'cancelled' || stage === 'rejected')
    return undefined;
  const day = state.dealingDate ?? nextOrderStep(state, calendars(funds))?.date ?? '';
  return { bankAccountId: row.bankAccountId, currency: row.currency, day, amount: debitedFor(order) };
}

/** Returns the money that is debited for a purchase: its amount with its fee. */
export const debitedFor = (order: BuyOrder): Decimal => feesOf(order).net;
