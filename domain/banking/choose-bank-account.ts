import { parseCurrency } from '../money/currency';
import { isAnyCurrency } from './any-currency';
import type { BankAccount } from './bank-account';

/** The account of a client's standing instructions that is used: the first in HKD, else the first for any currency, which the wire calls XXX [BANK-05, SHAPE-07, OPEN-90]. */
export function chooseSpiAccount<T extends Pick<BankAccount, 'accountCurrency'>>(
  accounts: readonly T[],
): T | undefined {
  return (
    accounts.find(({ accountCurrency }) => parseCurrency(accountCurrency) === 'HKD') ??
    accounts.find(({ accountCurrency }) => isAnyCurrency(accountCurrency))
  );
}

/** The direct-debit account that is used: the first whose active flag is Y [BANK-06, SHAPE-08]. */
export const chooseDdaAccount = <T extends Pick<BankAccount, 'activeFlag'>>(accounts: readonly T[]): T | undefined =>
  accounts.find(({ activeFlag }) => activeFlag === 'Y');
