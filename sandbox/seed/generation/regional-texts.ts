import type { Region } from '../../../domain/region';
import type { LocalTexts } from '../../database/schema/clients';

/** The words of a seeded text. */
export type RegionalTexts = { readonly en: string; readonly hk: string; readonly tw: string };

/** A text in the languages of a region. */
export const textsInRegion = (region: Region, { en, hk, tw }: RegionalTexts): LocalTexts =>
  region === 'HK' ? { en_US: en, zh_HK: hk } : { zh_TW: tw };
