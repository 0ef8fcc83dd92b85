import { add, isNegative, negate, zero, type Decimal } from '../money/decimal';
import type { CashTransaction } from './cash-transaction';

/** The balance of a Cash Account on the books, and the part of it that a withdrawal may take [ENT-27]. */
export type CashBalances = { readonly ledger: Decimal; readonly available: Decimal };

type Movement = Pick<CashTransaction, 'amount' | 'amountSigNum' | 'transactionStatus'>;

/** The balances that transactions come to: accepted ones are booked, and money on its way out is available no more [VCA-26, ENT-27, OPEN-81]. */
export function cashBalances(transactions: readonly Movement[]): CashBalances {
  const ledger = sumOf(transactions.filter(({ transactionStatus }) => transactionStatus === 'accepted'));
  const pending = transactions.filter(({ transactionStatus }) => transactionStatus === 'pending');
  return { ledger, available: add(ledger, sumOf(pending.filter(({ amountSigNum }) => amountSigNum === -1))) };
}

const sumOf = (transactions: readonly Movement[]): Decimal =>
  transactions.map(signed).reduce((sum, amount) => add(sum, amount), zero);

// Which way the money goes is told by `amountSigNum` alone.
function signed({ amount = zero, amountSigNum }: Movement): Decimal {
  const size = isNegative(amount) ? negate(amount) : amount;
  if (amountSigNum === undefined) return zero;
  return amountSigNum === 1 ? size : negate(size);
}
