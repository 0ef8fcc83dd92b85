import { typedText } from '../../typing/typed-text';

/** The maximum number of funds in the results of a search; a longer text finds the others. */
export const maxSearchResults = 50;

/** The text of a search as it is sent: compatibility forms unified (NFKC), no invisible signs, small letters, single blanks [FUND-01]. */
export const searchForm = (text: string): string => typedText(text).toLowerCase().replace(/\s+/g, ' ');

/** The letters and figures of a text, by which names are compared: whatever their case, width and accents, and 臺 as 台 [FUND-01, PORT-41]. */
export const comparingForm = (text: string): string =>
  searchForm(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('臺', '台');

/** The words that a text asks for, in the form they are compared in; none where nothing is asked for [FUND-01, PORT-41]. */
export const searchWords = (text: string): readonly string[] =>
  searchForm(text)
    .split(/[\s\p{Ps}\p{Pe},、;/]+/u)
    .map(comparingForm)
    .filter((word) => word !== '');

/** A fund by everything it can be found by: its names in every language, its code and its ISIN [FUND-01]. */
export type SearchedFund = {
  readonly names: readonly string[];
  readonly code: string;
  readonly isinCode?: string | undefined;
};

/** The texts that a search looks through, in the form they are compared in: the code first. */
export const searchedTexts = ({ names, code, isinCode = '' }: SearchedFund): readonly string[] =>
  [code, isinCode, ...names].map(comparingForm);

/** Tells whether a fund has every word that is searched for, anywhere in a name, its code or its ISIN [FUND-01]; no words find nothing. */
export function matchesFundSearch(fund: SearchedFund, search: string): boolean {
  const words = searchWords(search);
  if (words.length === 0) return false;
  const texts = searchedTexts(fund);
  return words.every((word) => texts.some((text) => text.includes(word)));
}
