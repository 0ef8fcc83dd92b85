/** What a client's same-day direct debit allows; what the server doesn't say is undefined, never a yes [BANK-04, ENT-45, CONFLICT-44]. */
export type SameDayDirectDebit = {
  /** Whether deals are being debited this way already. */
  readonly existDDADeals?: boolean | undefined;
  /** Whether a freeze stops same-day debits for now. */
  readonly underSHLFrozenPeriod?: boolean | undefined;
  /** Whether the bank takes electronic direct debits, which a top-up needs [CONFLICT-55]. */
  readonly eddaEnabled?: boolean | undefined;
};
