import type { Language } from '../../domain/language';
import type { Catalogue, SameKeys } from './catalogue';

/** The English words of each area, which every other language fills completely: each folder adds its own beside them [I18N-01]. */
// oxlint-disable-next-line typescript/no-empty-object-type -- an interface alone can be added to
export interface EnglishTexts {}

/** A part of the portal with words of its own, in the folder of its name. */
export type AreaName = keyof EnglishTexts;

type AreaTexts = { [Area in AreaName]: SameKeys<EnglishTexts[Area]> }[AreaName];
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Every text of the portal: those of all pages and those of each area, under keys of their own. */
export type Texts = Catalogue & Intersection<AreaTexts>;

/** The words that the first pages say, those that the holdings say too, and all others. */
export type Words = 'start' | 'holdings' | 'all';

type Load = () => Promise<readonly object[]>;

/** Each in a chunk of its own: only the language that is read is loaded. */
const catalogues: Readonly<Record<Words, Readonly<Record<Language, Load>>>> = {
  start: {
    en_US: async () => [(await import('./en_US')).en_US],
    zh_HK: async () => [(await import('./zh_HK')).zh_HK],
    zh_TW: async () => [(await import('./zh_TW')).zh_TW],
  },
  holdings: {
    en_US: async () => [(await import('./portfolio/en_US')).en_US],
    zh_HK: async () => [(await import('./portfolio/zh_HK')).zh_HK],
    zh_TW: async () => [(await import('./portfolio/zh_TW')).zh_TW],
  },
  all: {
    en_US: async () => (await import('./later/en_US')).areas,
    zh_HK: async () => (await import('./later/zh_HK')).areas,
    zh_TW: async () => (await import('./later/zh_TW')).areas,
  },
};

/** The catalogues of these words in one language; those of `all` hold the areas beside the holdings' own. */
export async function cataloguesOf(words: Words, language: Language): Promise<readonly object[]> {
  const both = [words, ...(words === 'all' ? (['holdings'] as const) : [])];
  return (await Promise.all(both.map((each) => catalogues[each][language]()))).flat();
}
