import type { BankAccount } from '../../../domain/banking/bank-account';
import type { ListedBankAccount } from '../../../domain/banking/changed-bank-accounts';
import type { AsyncResult } from '../call-failure';

/** The bank accounts that the signed-in client has named to us. */
export abstract class BankAccounts {
  /** Those with their state, a recent change among them [API-63, BANK-08]. */
  abstract listed(): AsyncResult<readonly ListedBankAccount[]>;
  /** Those that may be debited, each with what the client allowed [API-62, BANK-06]. */
  abstract directDebits(): AsyncResult<readonly BankAccount[]>;
  /** Those that money is paid to; Taiwan only [API-61]. */
  abstract credited(): AsyncResult<readonly ListedBankAccount[]>;
}
