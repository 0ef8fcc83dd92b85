import type { CashAccount } from '../../../domain/cash-account/cash-account';
import type { CashTransaction } from '../../../domain/cash-account/cash-transaction';
import type { AsyncResult } from '../call-failure';

/** A client's Cash Accounts, one for each currency, and their transactions, the newest first [GQL-27, GQL-28, OPEN-22]. */
export type CashAccountSummary = {
  readonly accounts: readonly CashAccount[];
  readonly pending: readonly CashTransaction[];
  readonly completed: readonly CashTransaction[];
};

/** The Cash Accounts of the signed-in client; HK only [VCA-01, CONFLICT-49]. */
export abstract class CashAccounts {
  /** Those that belong to a MasterAccount [OPEN-81]. */
  abstract summary(accountNo: string): AsyncResult<CashAccountSummary>;
}
