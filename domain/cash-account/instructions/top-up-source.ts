import type { BankAccount } from '../../banking/bank-account';
import { chooseDdaAccount } from '../../banking/choose-bank-account';
import type { SameDayDirectDebit } from '../../banking/same-day-direct-debit';
import { topUpMethods } from './top-up-methods';

/** The bank account that a top-up is debited from, or why there is none: no direct debit in force, a bank that doesn't take electronic ones, or a freeze. */
export type TopUpSource =
  | { readonly kind: 'from'; readonly account: BankAccount }
  | { readonly kind: 'no-instruction' | 'not-electronic' | 'frozen' };

/** Returns the bank account that a top-up is debited from on a day: the direct debit in force, where the bank takes electronic ones and no freeze stops it [VCA-32, CONFLICT-55, BANK-04, BANK-06]. */
export function topUpSource(
  debits: readonly BankAccount[],
  sameDay: SameDayDirectDebit | undefined,
  day: string,
): TopUpSource {
  const account = chooseDdaAccount(debits, day);
  if (account === undefined) return { kind: 'no-instruction' };
  if (sameDay?.underSHLFrozenPeriod === true) return { kind: 'frozen' };
  return topUpMethods(sameDay).length === 0 ? { kind: 'not-electronic' } : { kind: 'from', account };
}
