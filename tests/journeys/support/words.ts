import type { Region } from '../../../domain/region';
import type { Catalogue } from '../../../ui/i18n/catalogue';
import { en_US } from '../../../ui/i18n/en_US';
import { zh_TW } from '../../../ui/i18n/zh_TW';

/** The words a new visitor of the region reads. */
export const wordsOf = (region: Region): Catalogue => (region === 'HK' ? en_US : zh_TW);

/** The sandbox's telephone numbers. */
export const hotlines: Readonly<Record<Region, string>> = { HK: '+852 0000 0000', TW: '+886 2 0000 0000' };

/** A text of the catalogue with its blanks filled in. */
export function say(text: string, blanks: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => String(blanks[name] ?? blank));
}

/** Matches a text of the catalogue whatever its blanks hold. */
export function saying(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
