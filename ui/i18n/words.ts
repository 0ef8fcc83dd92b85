import type { Language } from '../../domain/language';

/** The words that a visit begins with, or all others. */
export type Words = 'first' | 'later';

/** The texts of namespaces, by their names. */
type Texts = Readonly<Record<string, object>>;

type Load = () => Promise<{ readonly texts: Texts }>;

/** Each in a chunk of its own: only the language that is read is loaded. */
const loads: Readonly<Record<Words, Readonly<Record<Language, Load>>>> = {
  first: {
    en_US: () => import('./first/en_US'),
    zh_HK: () => import('./first/zh_HK'),
    zh_TW: () => import('./first/zh_TW'),
  },
  later: {
    en_US: () => import('./later/en_US'),
    zh_HK: () => import('./later/zh_HK'),
    zh_TW: () => import('./later/zh_TW'),
  },
};

/** The namespaces of these words in one language, each with its texts; rejects where the file doesn't arrive. */
export async function textsOf(words: Words, language: Language): Promise<Texts> {
  const { texts } = await loads[words][language]();
  return texts;
}
