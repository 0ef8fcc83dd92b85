/** How many funds a search answers with; who finds as many types more. */
export const maxSearchResults = 50;

/** What a search compares: compatibility forms unified (NFKC), small letters, single blanks [FUND-01]. */
export const searchForm = (text: string): string => text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');

/** A fund by everything it can be found by: its names in every language, its code and its ISIN [FUND-01]. */
export type SearchedFund = {
  readonly names: readonly string[];
  readonly code: string;
  readonly isinCode?: string | undefined;
};

/** Whether a fund has every word that is searched for, anywhere in its names, its code or its ISIN [FUND-01]; nothing is found by no words. */
export function matchesFundSearch({ names, code, isinCode = '' }: SearchedFund, search: string): boolean {
  const wanted = searchForm(search);
  if (wanted === '') return false;
  const text = searchForm([code, isinCode, ...names].join('\n'));
  return wanted.split(' ').every((word) => text.includes(word));
}
