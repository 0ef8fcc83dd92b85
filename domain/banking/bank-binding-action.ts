/** The actions on the binding of a bank account [BANK-02, ENUM-06]. */
export const bankBindingActions = ['BIND', 'CHECK_ACCOUNT_STATUS', 'CHECK_STATUS', 'UNBIND', 'VERIFY'] as const;
