import type { BankAccount } from './bank-account';

/** The facts that decide whether a bank lets an account be debited: its flag, and the last day of the authority. */
export type DebitAuthority = Pick<BankAccount, 'activeFlag' | 'authExpiryDate'>;

/**
 * Returns the state of a debit authority on a day: in force while it is flagged Y, its last day included, and ended
 * after that day whatever the flag [BANK-06, ENT-44].
 */
export function debitAuthorityState(
  { activeFlag, authExpiryDate }: DebitAuthority,
  day: string,
): 'in-force' | 'ended' | 'not-in-force' {
  if (authExpiryDate !== undefined && authExpiryDate < day) return 'ended';
  return activeFlag === 'Y' ? 'in-force' : 'not-in-force';
}
