import type { Calendar } from '../calendar/calendar';
import { isNegative, negate, type Decimal } from '../money/decimal';
import type { CashTransaction } from './cash-transaction';
import type { CashTransactionType } from './cash-transaction-type';
import { shownCashStatus, type ShownCashStatus } from './shown-cash-status';

/** Money that came in (credit) or went out (debit); the amount is never negative [OPEN-81]. */
export type CashMovement = { readonly direction: 'in' | 'out'; readonly amount: Decimal };

/** A transaction as the client sees it: date, type, in or out amount, balance, status [VCA-23, ENT-62]. */
export type CashTransactionRow = {
  readonly id: string;
  /** An instant. */
  readonly date?: string | undefined;
  readonly type?: CashTransactionType | undefined;
  /** Undefined when the server doesn't say how much, or which way. */
  readonly movement?: CashMovement | undefined;
  readonly amountPrecision: number;
  readonly balance?: Decimal | undefined;
  readonly balancePrecision: number;
  readonly status: ShownCashStatus;
  /** The remark of the bank or the desk; blank text is none [ENT-28]. */
  readonly remark?: string | undefined;
};

/** The row of a transaction [VCA-23, ENT-28, ENT-62, OPEN-81]. */
export function cashTransactionRow(transaction: CashTransaction, calendar: Calendar): CashTransactionRow {
  return {
    id: transaction.vcaTransactionSid,
    date: transaction.transactionLastUpdateTime,
    type: transaction.transactionType,
    movement: movementOf(transaction),
    amountPrecision: transaction.amountPrecision,
    balance: transaction.carriedForwardBalance,
    balancePrecision: transaction.balancePrecision,
    status: shownCashStatus(transaction, calendar),
    remark: transaction.remark?.trim() || undefined,
  };
}

// Which way the money went is told by `amountSigNum` alone, so a sign in the amount says nothing more.
function movementOf({ amount, amountSigNum }: CashTransaction): CashMovement | undefined {
  if (amount === undefined || amountSigNum === undefined) return undefined;
  return { direction: amountSigNum === 1 ? 'in' : 'out', amount: isNegative(amount) ? negate(amount) : amount };
}
