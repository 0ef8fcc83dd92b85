import type { BankAccount } from '../banking/bank-account';
import { chooseSpiAccount } from '../banking/choose-bank-account';

/** Whether a withdrawal may be paid to a bank account: only to the one of the client's active standing instructions that is chosen for HKD [VCA-33, BANK-05]. */
export function isWithdrawalDestination(
  bankAccountNo: string,
  standingInstructions: readonly Pick<BankAccount, 'bankAccountNo' | 'accountCurrency'>[],
): boolean {
  const chosen = chooseSpiAccount(standingInstructions);
  return chosen !== undefined && chosen.bankAccountNo === bankAccountNo;
}
