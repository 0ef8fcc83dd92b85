/** What a client's same-day direct debit allows; what the server doesn't say is undefined, never a yes [BANK-04, ENT-45, CONFLICT-44]. */
export type SameDayDirectDebit = {
  /** Whether deals are being debited this way already. */
  readonly existDDADeals?: boolean | undefined;
  /** Whether a freeze stops same-day debits for now. */
  readonly underSHLFrozenPeriod?: boolean | undefined;
  /** Whether the bank takes electronic direct debits, which a top-up needs [CONFLICT-55]. */
  readonly eddaEnabled?: boolean | undefined;
};

/** One thing that is on record of a client's same-day direct debit, and whether it is so. */
export type SameDayFact = { readonly fact: 'electronic' | 'frozen' | 'deals'; readonly isSo: boolean };

/** What is on record of a same-day direct debit, in the order in which it matters; what the server doesn't say is left out [BANK-04]. */
export function sameDayFacts(debit: SameDayDirectDebit): readonly SameDayFact[] {
  const facts = [
    { fact: 'electronic', isSo: debit.eddaEnabled },
    { fact: 'frozen', isSo: debit.underSHLFrozenPeriod },
    { fact: 'deals', isSo: debit.existDDADeals },
  ] as const;
  return facts.flatMap(({ fact, isSo }) => (isSo === undefined ? [] : { fact, isSo }));
}
