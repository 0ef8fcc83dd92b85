import type { ListedBankAccount } from './changed-bank-accounts';

/**
 * Returns whether a listed account is in use (`ACTIVE` on the wire) or only just named (`NEW`); undefined for any other
 * word [BANK-07, BANK-08].
 */
export function listedAccountState({ status }: Pick<ListedBankAccount, 'status'>): 'in-use' | 'new' | undefined {
  if (status === 'ACTIVE') return 'in-use';
  return status === 'NEW' ? 'new' : undefined;
}

/**
 * Returns the state of an account's online direct debit: none, set up (its status is Y) or not yet; undefined where the
 * server doesn't say [BANK-08].
 */
export function onlineDirectDebit({
  onlineDDA,
  onlineDdaStatusInfo,
}: Pick<ListedBankAccount, 'onlineDDA' | 'onlineDdaStatusInfo'>): 'none' | 'set-up' | 'not-yet' | undefined {
  if (onlineDdaStatusInfo?.status === 'Y') return 'set-up';
  if (onlineDDA === undefined) return undefined;
  return onlineDDA ? 'not-yet' : 'none';
}
