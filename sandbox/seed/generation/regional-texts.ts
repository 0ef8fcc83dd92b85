import type { ByRegion, Region } from '../../../domain/region';
import type { LocalTexts } from '../../database/schema/clients';

/** The words of a seeded text. */
export type RegionalTexts = { readonly en: string; readonly hk: string; readonly tw: string };

/** A text in the languages of a region. */
export const textsInRegion = (region: Region, texts: RegionalTexts): LocalTexts => inLanguagesOf[region](texts);

const inLanguagesOf: ByRegion<(texts: RegionalTexts) => LocalTexts> = {
  HK: ({ en, hk }) => ({ en_US: en, zh_HK: hk }),
  TW: ({ tw }) => ({ zh_TW: tw }),
};
