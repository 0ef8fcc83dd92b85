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

/** Each area in each language is a chunk of its own, fetched when it is read. */
const catalogues = import.meta.glob<Record<Language, object>>('./*/{en_US,zh_HK,zh_TW}.ts');

/** The words of an area in one language. */
export async function textsOf(area: AreaName, language: Language): Promise<object> {
  const load = catalogues[`./${area}/${language}.ts`];
  if (!load) throw new Error(`There are no words of ${area} in ${language}.`);
  return (await load())[language];
}
