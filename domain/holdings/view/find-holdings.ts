import { comparingForm, searchWords } from '../../funds/finding/fund-search';

/** More holdings than these are no longer taken in at a glance, so that they can be found by a text [PORT-41]. */
const atAGlance = 5;

/** Returns true if a list of so many holdings can be searched by a text [PORT-41]. */
export const offersFinding = (count: number): boolean => count > atAGlance;

/** Those of the holdings that have each word of a text in something they are called; all of them where nothing is asked for [PORT-41, FUND-01]. */
export function findHoldings<T>(
  holdings: readonly T[],
  text: string,
  namesOf: (holding: T) => readonly string[],
): readonly T[] {
  const words = searchWords(text);
  if (words.length === 0) return holdings;
  return holdings.filter((holding) => {
    const names = namesOf(holding).map(comparingForm);
    return words.every((word) => names.some((name) => name.includes(word)));
  });
}
