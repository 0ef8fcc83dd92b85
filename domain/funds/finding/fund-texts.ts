import { fundKey, type FundReference } from './fund-listing';
import { searchedTexts, searchWords } from './fund-search';

/** The texts that each of many funds is found by, in the form that searches compare: made once, so that a keystroke only compares [FUND-01]. */
export type FundTexts<T> = ReadonlyMap<T, string>;

/** The texts of funds: code, ISIN, name, and the name in another language where one is given by `fundKey` [FUND-01]. */
export const fundTexts = <T extends FundReference>(
  funds: readonly T[],
  otherNames: ReadonlyMap<string, string> = new Map(),
): FundTexts<T> =>
  new Map(
    funds.map((fund) => {
      const names = [fund.name, otherNames.get(fundKey(fund))].filter((name) => name !== undefined);
      // Each on a line of its own, so that no word is found across two of them, and it is seen where one begins and ends.
      return [fund, `\n${searchedTexts({ ...fund, names }).join('\n')}\n`];
    }),
  );

/** The funds that have every word of a search, in their order; all of them where nothing is searched for [FUND-01]. */
export function searchFunds<T>(funds: readonly T[], texts: FundTexts<T>, search: string): readonly T[] {
  const words = searchWords(search);
  if (words.length === 0) return funds;
  return funds.filter((fund) => {
    const text = texts.get(fund) ?? '';
    return words.every((word) => text.includes(word));
  });
}

/**
 * Sorts the funds that a search found: those of that very code, ISIN or name first, then those where one of them begins
 * with it, then the others; among equals as given [FUND-01].
 */
export function closestFirst<T>(found: readonly T[], texts: FundTexts<T>, search: string): readonly T[] {
  const begun = `\n${searchWords(search).join('')}`;
  const whole = `${begun}\n`;
  const same: T[] = [];
  const beginning: T[] = [];
  const others: T[] = [];
  for (const fund of found) {
    const text = texts.get(fund) ?? '';
    if (!text.includes(begun)) others.push(fund);
    else if (text.includes(whole)) same.push(fund);
    else beginning.push(fund);
  }
  return [...same, ...beginning, ...others];
}
