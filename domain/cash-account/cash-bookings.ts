import { isNegative, isZero, negate, type Decimal } from '../money/decimal';
import type { CashTransaction } from './cash-transaction';
import type { CashTransactionType } from './cash-transaction-type';

/** Where money of the Cash Account lies or comes from: the account itself, the client's bank, or the orders that it pays. */
export const cashLedgerAccounts = ['cash-account', 'bank', 'orders'] as const;

/** A side of the Cash Account's ledger. */
export type CashLedgerAccount = (typeof cashLedgerAccounts)[number];

/** Money that an account gains, or loses below zero, in HKD. */
export type CashEntry = { readonly account: CashLedgerAccount; readonly amount: Decimal };

/** The transactions that pay for orders or bring their money back; the bank is the other side of all others. */
const ofOrders: ReadonlySet<CashTransactionType> = new Set([
  'lumpsum_subscription',
  'escheduler_subscription',
  'refund',
  'subscription',
]);

type Booked = Pick<CashTransaction, 'transactionType' | 'amount' | 'amountSigNum' | 'transactionStatus'>;

/**
 * Returns the entries that a transaction books on both sides, which add up to zero: none before it is accepted, nor
 * where it is rejected, or its amount or direction isn't known [VCA-06, VCA-21, VCA-22, OPEN-81].
 */
export function cashBookings(transaction: Booked): readonly CashEntry[] {
  const { transactionType, amount, amountSigNum, transactionStatus } = transaction;
  if (transactionStatus !== 'accepted' || !amount || isZero(amount) || !amountSigNum) return [];
  const size = isNegative(amount) ? negate(amount) : amount;
  const gained = amountSigNum === 1 ? size : negate(size);
  const other = transactionType && ofOrders.has(transactionType) ? 'orders' : 'bank';
  return [
    { account: 'cash-account', amount: gained },
    { account: other, amount: negate(gained) },
  ];
}
