import { oneOf } from '../kernel/one-of';

/** What may be done about the binding of a bank account [BANK-02, ENUM-06]. */
export const bankBindingActions = ['BIND', 'CHECK_ACCOUNT_STATUS', 'CHECK_STATUS', 'UNBIND', 'VERIFY'] as const;

/** A step in binding or releasing a bank account [BANK-02]. */
export type BankBindingAction = (typeof bankBindingActions)[number];

/** Reads a bank-binding action; undefined for one that isn't listed [ENUM-06]. */
export const parseBankBindingAction = (text: string | undefined): BankBindingAction | undefined =>
  oneOf(bankBindingActions, text);
