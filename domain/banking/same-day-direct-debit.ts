/** What a client's same-day direct debit allows, HK only; what the server doesn't say is undefined, never a yes [BANK-04, ENT-45]. */
export type SameDayDirectDebit = {
  /** Whether deals are being debited this way already. */
  readonly existDDADeals?: boolean | undefined;
  readonly underSHLFrozenPeriod?: boolean | undefined;
  /** Whether the bank takes electronic direct debits, which a top-up needs [CONFLICT-55]. */
  readonly eddaEnabled?: boolean | undefined;
};
