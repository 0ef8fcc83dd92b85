import { type Language, languageTag } from '../../language';

/** The funds by their name as a reader of the language looks it up, in Chinese by strokes; equal names stay as given [FUND-01]. */
export function sortByName<T extends { readonly name: string }>(funds: readonly T[], language: Language): readonly T[] {
  const { compare } = new Intl.Collator(languageTag(language, 'intl'), { numeric: true });
  return funds.toSorted((one, other) => compare(one.name, other.name));
}
