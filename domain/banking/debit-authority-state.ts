import type { BankAccount } from './bank-account';

/** What decides whether a bank lets an account be debited: its flag, and the last day of the authority. */
export type DebitAuthority = Pick<BankAccount, 'activeFlag' | 'authExpiryDate'>;

/** Whether an authority to debit is in force on a day, which its last day still is: flagged Y [BANK-06, ENT-44]; past its last day it has ended, whatever the flag. */
export function debitAuthorityState(
  { activeFlag, authExpiryDate }: DebitAuthority,
  day: string,
): 'in-force' | 'ended' | 'not-in-force' {
  if (authExpiryDate !== undefined && authExpiryDate < day) return 'ended';
  return activeFlag === 'Y' ? 'in-force' : 'not-in-force';
}
