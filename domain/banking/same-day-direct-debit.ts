/**
 * The terms of a client's same-day direct debit; a fact that the server doesn't state is undefined, never a yes
 * [BANK-04, ENT-45, CONFLICT-44].
 */
export type SameDayDirectDebit = {
  /** True if deals are being debited this way already. */
  readonly existDDADeals?: boolean | undefined;
  /** True if a freeze stops same-day debits for now. */
  readonly underSHLFrozenPeriod?: boolean | undefined;
  /** True if the bank takes electronic direct debits, which a top-up needs [CONFLICT-55]. */
  readonly eddaEnabled?: boolean | undefined;
};

/** One thing that is on record of a client's same-day direct debit, and whether it is so. */
export type SameDayFact = { readonly fact: 'electronic' | 'frozen' | 'deals'; readonly isSo: boolean };

/**
 * Returns the facts on record of a same-day direct debit, the most important first; a fact that the server doesn't
 * state is left out [BANK-04].
 */
export function sameDayFacts(debit: SameDayDirectDebit): readonly SameDayFact[] {
  const facts = [
    { fact: 'electronic', isSo: debit.eddaEnabled },
    { fact: 'frozen', isSo: debit.underSHLFrozenPeriod },
    { fact: 'deals', isSo: debit.existDDADeals },
  ] as const;
  return facts.flatMap(({ fact, isSo }) => (isSo === undefined ? [] : { fact, isSo }));
}
