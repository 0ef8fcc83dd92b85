import { searchForm } from '../../funds/finding/fund-search';

/** More holdings than these are no longer taken in at a glance, so that they can be found by a text [PORT-41]. */
const atAGlance = 5;

/** Whether so many holdings can be found by a text [PORT-41]. */
export const offersFinding = (count: number): boolean => count > atAGlance;

/** The words of a text as they are compared: whatever their case, width, accents and signs, and 臺 as 台; none where nothing is asked for [PORT-41]. */
export const findWords = (text: string): readonly string[] =>
  searchForm(text)
    .split(/[\s\p{Ps}\p{Pe},、;/]+/u)
    .map(plainForm)
    .filter((word) => word !== '');

/** Those of the holdings that have each word of a text in something they are called; all of them where nothing is asked for [PORT-41, FUND-01]. */
export function findHoldings<T>(
  holdings: readonly T[],
  text: string,
  namesOf: (holding: T) => readonly string[],
): readonly T[] {
  const words = findWords(text);
  if (words.length === 0) return holdings;
  return holdings.filter((holding) => {
    const names = namesOf(holding).map(plainForm);
    return words.every((word) => names.some((name) => name.includes(word)));
  });
}

/** Letters and figures alone, as the fund search compares them. */
const plainForm = (text: string): string =>
  searchForm(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('臺', '台');
