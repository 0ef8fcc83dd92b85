import type { Decimal } from '../money/decimal';
import type { CurrencyDebit } from './debit';

/** A client's bank account with its authority: standing instruction or direct debit [ENT-44]. */
export type BankAccount = {
  readonly bankAccountNo: string;
  /** A currency, or the wire's marker XXX for any [OPEN-90]. */
  readonly accountCurrency?: string | undefined;
  readonly bankName?: string | undefined;
  readonly bankAccountName?: string | undefined;
  readonly taAccountNo?: string | undefined;
  /** The most one debit may take, in the account's currency. */
  readonly debitLimit?: Decimal | undefined;
  readonly debitLimitPrecision: number;
  /** The frequency with which it may be debited; the wire's `prdicity` [CONFLICT-51]. */
  readonly periodicity?: string | undefined;
  /** The debits ordered that count towards the limit of the present period and of later ones; undefined where the server doesn't state them. */
  readonly debits?: readonly CurrencyDebit[] | undefined;
  /** `Y` for an account in use [BANK-06]. */
  readonly activeFlag?: string | undefined;
  readonly effectiveDate?: string | undefined;
  readonly authExpiryDate?: string | undefined;
  readonly addressLines: readonly string[];
};
