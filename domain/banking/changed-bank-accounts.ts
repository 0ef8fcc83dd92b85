/** A client's bank account as it is listed with its state [BANK-07, BANK-08]. */
export type ListedBankAccount = {
  readonly bankAccountNo?: string | undefined;
  readonly bankName?: string | undefined;
  readonly bankAccountName?: string | undefined;
  readonly currency?: string | undefined;
  readonly status?: string | undefined;
  /** True if the account has an online direct debit; undefined where the server doesn't say. */
  readonly onlineDDA?: boolean | undefined;
  readonly onlineDdaStatusInfo?: { readonly status?: string | undefined } | undefined;
};

/** The accounts of a recent bank change: new, in TWD, and either without online direct debit or with one whose status is Y; in the order given [BANK-07, SHAPE-09]. */
export const changedBankAccounts = <T extends ListedBankAccount>(accounts: readonly T[]): readonly T[] =>
  accounts.filter(
    ({ currency, status, onlineDDA, onlineDdaStatusInfo }) =>
      String(currency).toUpperCase() === 'TWD' &&
      status === 'NEW' &&
      (onlineDDA === false || onlineDdaStatusInfo?.status === 'Y'),
  );
