import type { Region } from '../../../domain/region';
import type { LocalTexts } from '../../database/schema/clients';

/** The words of a seeded text. */
export type SeedWords = { readonly en: string; readonly hk: string; readonly tw: string };

/** A text in the languages of a region. */
export const textsIn = (region: Region, { en, hk, tw }: SeedWords): LocalTexts =>
  region === 'HK' ? { en_US: en, zh_HK: hk } : { zh_TW: tw };
