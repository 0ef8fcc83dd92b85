/** The account that pays for an order or is paid by it; its number is masked already [ORDQ-05, ORDQ-06]. */
export type SettlementAccount = {
  readonly kind: (typeof settlementAccountKinds)[number];
  /** The name of the bank of a bank account, in the client's language. */
  readonly bankName?: string | undefined;
  readonly masked: string;
};

/** A client's bank account, or the Cash Account. */
export const settlementAccountKinds = ['bank-account', 'cash-account'] as const;
