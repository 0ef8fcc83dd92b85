import type { BankAccount } from '../../banking/bank-account';
import { chooseSpiAccount } from '../../banking/choose-bank-account';

/** The bank account that a withdrawal is paid to: the one of the client's active standing instructions that is chosen for HKD, and no other; undefined where no instruction in force says where money goes [VCA-33, BANK-05]. */
export const withdrawalDestination = <T extends Pick<BankAccount, 'accountCurrency'>>(
  standingInstructions: readonly T[],
): T | undefined => chooseSpiAccount(standingInstructions);
