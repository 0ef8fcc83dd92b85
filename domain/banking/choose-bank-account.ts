import { accountInCurrency } from './account-in-currency';
import type { BankAccount } from './bank-account';
import { type DebitAuthority, debitAuthorityState } from './debit-authority-state';

/** The account of a client's standing instructions that is used: the first in HKD, else the first for any currency, which the wire calls XXX [BANK-05, SHAPE-07, OPEN-90]. */
export const chooseSpiAccount = <T extends Pick<BankAccount, 'accountCurrency'>>(
  accounts: readonly T[],
): T | undefined => accountInCurrency(accounts, 'HKD');

/** The direct-debit account that is used on a day: the first whose active flag is Y and whose authority hasn't ended [BANK-06, SHAPE-08, ENT-44]. */
export const chooseDdaAccount = <T extends DebitAuthority>(accounts: readonly T[], day: string): T | undefined =>
  accounts.find((account) => debitAuthorityState(account, day) === 'in-force');

/** The direct-debit account that is debited in a currency on a day: of those in force the first that takes it, else the first whose currency the server doesn't state; undefined where none may be [BANK-03, BANK-06, OPEN-90]. */
export function debitedIn<T extends DebitAuthority & Pick<BankAccount, 'accountCurrency'>>(
  accounts: readonly T[],
  currency: string,
  day: string,
): T | undefined {
  const inForce = accounts.filter((account) => debitAuthorityState(account, day) === 'in-force');
  return accountInCurrency(inForce, currency) ?? inForce.find(({ accountCurrency }) => !accountCurrency);
}
