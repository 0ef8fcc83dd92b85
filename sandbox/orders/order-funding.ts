import { and, eq, gte, isNull, ne, or } from 'drizzle-orm';
import { add, compare, toText } from '../../domain/money/decimal';
import { orderCash } from '../../domain/trading/dealing/order-cash';
import { buyFee } from '../../domain/trading/dealing/order-bookings';
import type { OrderState } from '../../domain/trading/dealing/order-state';
import type { LineProblem } from '../../domain/trading/orders/line-problem';
import type { OrderPayment } from '../../domain/trading/orders/order-payment';
import { cashAccountOf } from '../cash-account/cash-account-of';
import type { Database } from '../database/database';
import { bankAuthorities } from '../database/schema/bank-accounts';
import { cashAccounts, cashTransactions } from '../database/schema/cash-accounts';
import type { OrderRow } from './kept-orders';

type Purchase = Parameters<typeof buyFee>[0];
type Payer = { readonly accountNumber: string; readonly day: string; readonly paidFrom: OrderPayment };

/** Why a purchase can't be paid as the client wants, its fee included; undefined where it can [VCA-15, VCA-26, BANK-03]. */
export async function fundingProblem(
  database: Database,
  purchase: Purchase,
  { accountNumber, day, paidFrom }: Payer,
): Promise<LineProblem | undefined> {
  if (paidFrom === 'direct-debit')
    return (await mayDebit(database, accountNumber, day)) ? undefined : 'ORDER_PAYMENT_UNAVAILABLE';
  const account = await cashAccountOf(database, { accountNumber, currency: purchase.currency });
  if (account === undefined) return 'ORDER_PAYMENT_UNAVAILABLE';
  const paid = add(purchase.amount, buyFee(purchase));
  return compare(paid, account.available) <= 0 ? undefined : 'ORDER_BALANCE_TOO_LOW';
}

/** Whether a bank lets the account be debited on a day. */
async function mayDebit(database: Database, accountNumber: string, day: string): Promise<boolean> {
  const { kind, status, expiresOn } = bankAuthorities;
  const found = await database
    .select({ id: bankAuthorities.bankAccountId })
    .from(bankAuthorities)
    .where(
      and(
        eq(bankAuthorities.accountNumber, accountNumber),
        eq(kind, 'DDA'),
        eq(status, 'A'),
        or(isNull(expiresOn), gte(expiresOn, day)),
      ),
    )
    .limit(1);
  return found.length > 0;
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
    await transaction
      .insert(cashTransactions)
      .values({
        ...{ sid: `${row.id}.${type}`, cashAccountSid: account.sid, orderId: row.id },
        ...{ type, sign, amount: toText(amount), ...now },
      })
      .onConflictDoUpdate({
        target: [cashTransactions.orderId, cashTransactions.type],
        set: now,
        setWhere: ne(cashTransactions.status, status),
      });
  }
}
