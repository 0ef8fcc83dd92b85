import { parseCurrency } from '../money/currency';
import { isAnyCurrency } from './any-currency';
import type { BankAccount } from './bank-account';

/** Returns the account that takes a currency: the first kept in it, else the first for any, which the wire calls XXX; undefined where there is none [BANK-05, OPEN-90]. */
export function accountInCurrency<T extends Pick<BankAccount, 'accountCurrency'>>(
  accounts: readonly T[],
  currency: string,
): T | undefined {
  const requested = parseCurrency(currency);
  const isKeptIn = ({ accountCurrency }: T) => requested !== undefined && parseCurrency(accountCurrency) === requested;
  return accounts.find(isKeptIn) ?? accounts.find(({ accountCurrency }) => isAnyCurrency(accountCurrency));
}
