import { and, eq, ne } from 'drizzle-orm';
import { cashLeft } from '../../../domain/cash-account/cash-left';
import { type ChargeablePurchase, feesOf } from '../../../domain/fees/fees-of';
import { type Decimal, isNegative, toText } from '../../../domain/money/decimal';
import { orderCash } from '../../../domain/trading/dealing/order-cash';
import type { OrderState } from '../../../domain/trading/dealing/order-state';
import type { LineProblem } from '../../../domain/trading/orders/line-problem';
import type { OrderPayment } from '../../../domain/trading/orders/order-payment';
import { bookEntries } from '../../cash-account/book-entries';
import { findCashAccount } from '../../cash-account/find-cash-account';
import type { Database } from '../../database/database';
import { cashAccounts, cashTransactions } from '../../database/schema/cash-accounts';
import type { StoredOrder, OrderRow } from './stored-orders';

/** The money with which the Cash Accounts can pay an account's purchases. */
export type Payers = {
  /** Returns the available balance of the Cash Account in a currency; undefined where there is none. */
  readonly available: (currency: string) => Decimal | undefined;
};

type Input = { readonly paidFrom: OrderPayment | undefined; readonly currency: string };

/** Reads of what pays for an account's purchases as much as some of them want. */
export async function loadPayers(
  database: Database,
  { accountNumber, wanted: orders }: { accountNumber: string; wanted: readonly Input[] },
): Promise<Payers> {
  const available = new Map<string, Decimal>();
  for (const { paidFrom, currency } of orders) {
    if (paidFrom !== 'cash-account' || available.has(currency)) continue;
    const account = await findCashAccount(database, { accountNumber, currency });
    if (account) available.set(currency, account.available);
  }
  return { available: (currency) => available.get(currency) };
}

/** Returns why the Cash Account can't pay a purchase, its fee included, after others that aren't booked yet; undefined where it can [VCA-15, VCA-26]. */
export function cashProblem(
  purchase: ChargeablePurchase<Decimal>,
  { payers, unbooked }: { payers: Payers; unbooked: readonly StoredOrder[] },
): LineProblem | undefined {
  const available = payers.available(purchase.currency);
  if (available === undefined) return 'ORDER_PAYMENT_UNAVAILABLE';
  const before = unbooked.filter(({ row }) => row.paidFrom === 'cash-account' && row.currency === purchase.currency);
  const onTheirWay = before.flatMap(({ state }) => orderCash(state).map(({ amount }) => amount));
  const left = cashLeft(available, [...onTheirWay, feesOf(purchase).net]);
  return isNegative(left) ? 'ORDER_BALANCE_TOO_LOW' : undefined;
}

/** Writes down what an order that the Cash Account pays brings there, as its last event leaves it. */
export async function bookCash(transaction: Database, row: OrderRow, state: OrderState): Promise<void> {
  if (row.paidFrom !== 'cash-account') return;
  const [account] = await transaction
    .select({ sid: cashAccounts.sid })
    .from(cashAccounts)
    .where(and(eq(cashAccounts.accountNumber, row.accountNumber), eq(cashAccounts.currency, row.currency)));
  if (account === undefined) throw new Error(`order ${row.id} is paid from a Cash Account that there is not`);
  for (const { type, sign, amount, status } of orderCash(state)) {
    const now = { status, paymentStatus: status, at: new Date(state.changedAt) };
    const [booked] = await transaction
      .insert(cashTransactions)
      .values({
        sid: `${row.id}.${type}`,
        cashAccountSid: account.sid,
        orderId: row.id,
        type,
        sign,
        amount: toText(amount),
        ...now,
      })
      .onConflictDoUpdate({
        target: [cashTransactions.orderId, cashTransactions.type],
        set: now,
        setWhere: ne(cashTransactions.status, status),
      })
      .returning();
    if (booked) await bookEntries(transaction, booked);
  }
}
