import fc from 'fast-check';
import type { CashTransaction } from '../../domain/cash-account/cash-transaction';
import { cashTransactionStatuses } from '../../domain/cash-account/cash-transaction-status';
import { cashTransactionTypes } from '../../domain/cash-account/cash-transaction-type';
import { scaled } from '../../domain/money/decimal';
import { instants } from './iso-date';

/** An amount of HKD above zero, to the cent, often near the limits of the Cash Account. */
export const cashAmounts = fc
  .oneof(fc.bigInt(1n, 2_000_000n), fc.bigInt(99_990n, 100_010n), fc.bigInt(499_990n, 500_010n))
  .map((cents) => scaled(cents, 2));

/** The balances of a Cash Account, from nothing. */
export const balances = fc.oneof(cashAmounts, fc.constant(scaled(0n, 2)));

/** Fields that every transaction of the server has. */
type WholeTransaction = {
  readonly [
    Field in Exclude<keyof CashTransaction, 'cancelledAt' | 'heldUntil' | 'paymentStatus' | 'remark'>
  ]-?: NonNullable<CashTransaction[Field]>;
};

/** A transaction of the Cash Account, in every type and status. */
export const arbitraryCashTransactions: fc.Arbitrary<WholeTransaction> = fc.record({
  vcaTransactionSid: fc.uuid(),
  transactionCurrency: fc.constant('HKD'),
  transactionLastUpdateTime: instants,
  transactionType: fc.constantFrom(...cashTransactionTypes),
  amountSigNum: fc.constantFrom<1 | -1>(1, -1),
  amount: cashAmounts,
  amountPrecision: fc.constant(2),
  transactionStatus: fc.constantFrom(...cashTransactionStatuses),
  carriedForwardBalance: balances,
  balancePrecision: fc.constant(2),
});
