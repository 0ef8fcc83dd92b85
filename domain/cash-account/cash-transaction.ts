import type { Decimal } from '../money/decimal';
import type { CashTransactionStatus } from './cash-transaction-status';
import type { CashTransactionType } from './cash-transaction-type';

/** A transaction of the Cash Account as the server states it; a type or status that isn't listed is undefined [ENT-28]. */
export type CashTransaction = {
  readonly vcaTransactionSid: string;
  readonly transactionCurrency: string;
  /** An instant. */
  readonly transactionLastUpdateTime?: string | undefined;
  readonly transactionType?: CashTransactionType | undefined;
  /** 1 is money in, -1 money out [OPEN-81]. */
  readonly amountSigNum?: 1 | -1 | undefined;
  readonly amount?: Decimal | undefined;
  readonly amountPrecision: number;
  readonly transactionStatus?: CashTransactionStatus | undefined;
  readonly paymentStatus?: CashTransactionStatus | undefined;
  /** The balance of the account after the transaction. */
  readonly carriedForwardBalance?: Decimal | undefined;
  readonly balancePrecision: number;
  readonly remark?: string | undefined;
  /** The instant until which a withdrawal is held; undefined for one that isn't. */
  readonly heldUntil?: string | undefined;
  /** When it was cancelled while it waited. */
  readonly cancelledAt?: string | undefined;
};
