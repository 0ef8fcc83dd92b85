import type { Language } from '../../domain/language';
import type { en_US as account } from './account/en_US';
import type { en_US as bankChange } from './bank-change/en_US';
import type { en_US as communication } from './communication/en_US';
import type { en_US as comparison } from './comparison/en_US';
import type { en_US as documentUpload } from './document-upload/en_US';
import type { en_US as explanation } from './explanation/en_US';
import type { en_US as exported } from './export/en_US';
import type { en_US as fundPage } from './fund-page/en_US';
import type { en_US as funds } from './funds/en_US';
import type { en_US as idle } from './idle/en_US';
import type { en_US as menu } from './menu/en_US';
import type { en_US as notices } from './notices/en_US';
import type { en_US as payment } from './payment/en_US';
import type { en_US as portfolio } from './portfolio/en_US';
import type { en_US as questionnaire } from './questionnaire/en_US';
import type { en_US as submissions } from './submissions/en_US';
import type { en_US as summaries } from './summaries/en_US';
import type { en_US as tiers } from './tiers/en_US';
import type { en_US as tour } from './tour/en_US';
import type { Catalogue, SameKeys } from './catalogue';

/** The English words of each area, which every other language fills completely [I18N-01]. */
type EnglishTexts = {
  readonly account: typeof account;
  readonly 'bank-change': typeof bankChange;
  readonly communication: typeof communication;
  readonly comparison: typeof comparison;
  readonly 'document-upload': typeof documentUpload;
  readonly explanation: typeof explanation;
  readonly export: typeof exported;
  readonly 'fund-page': typeof fundPage;
  readonly funds: typeof funds;
  readonly idle: typeof idle;
  readonly menu: typeof menu;
  readonly notices: typeof notices;
  readonly payment: typeof payment;
  readonly portfolio: typeof portfolio;
  readonly questionnaire: typeof questionnaire;
  readonly submissions: typeof submissions;
  readonly summaries: typeof summaries;
  readonly tiers: typeof tiers;
  readonly tour: typeof tour;
};

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
