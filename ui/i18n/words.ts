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

/** The words that a visit begins with, or all others. */
export type Words = 'first' | 'later';

type Load = () => Promise<{ readonly catalogues: readonly object[] }>;

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

/** The catalogues of these words in one language. */
export async function cataloguesOf(words: Words, language: Language): Promise<readonly object[]> {
  const { catalogues } = await loads[words][language]();
  return catalogues;
}
