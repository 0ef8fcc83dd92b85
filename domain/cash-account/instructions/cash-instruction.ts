import { toText, type Decimal } from '../../money/decimal';
import { cashAccountCurrency } from '../cash-account';

/** The instructions that a client may give for the Cash Account; its other transactions come about by themselves. */
export type CashInstructionType = 'topup' | 'withdrawal';

/** The properties of every withdrawal that is to wait before it is carried out [VCA-05]. */
export const heldWithdrawal = { transactionType: 'withdrawal', coolingOff: 'Y' } as const;

/** A top-up or withdrawal as a client proves it and sends it [OPEN-81]. */
export type CashInstruction = {
  readonly accountNo: string;
  readonly transactionType: CashInstructionType;
  readonly transactionCurrency: typeof cashAccountCurrency;
  readonly amount: string;
  /** Present only on a withdrawal that is to wait before it is carried out. */
  readonly coolingOff?: 'Y';
};

/** A top-up or withdrawal as it is sent: always in HKD [VCA-02], its amount as exact text [OPEN-81]. */
export const cashInstruction = (
  transactionType: CashInstructionType,
  accountNo: string,
  amount: Decimal,
  waits = false,
): CashInstruction => ({
  accountNo,
  transactionType,
  transactionCurrency: cashAccountCurrency,
  amount: toText(amount),
  ...(waits ? { coolingOff: 'Y' } : {}),
});
