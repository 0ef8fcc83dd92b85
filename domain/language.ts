import type { ByRegion, Region } from './region';

/** The portal's languages, by their internal ids [ENUM-32]. */
export const languages = ['en_US', 'zh_HK', 'zh_TW'] as const;

/** A language of the portal [ENUM-32]. */
export type Language = (typeof languages)[number];

const tags = {
  en_US: { html: 'en', intl: 'en' },
  zh_HK: { html: 'zh-Hant-HK', intl: 'zh-HK' },
  zh_TW: { html: 'zh-Hant-TW', intl: 'zh-TW' },
} as const;

/** The BCP-47 tag of a language, for the page's `lang` or for `Intl` [CONFLICT-01]. */
export function languageTag(language: Language, use: 'html' | 'intl'): string {
  return tags[language][use];
}

/** The language chosen before, or the first offered where that one isn't; before any choice the first of the reader's own languages that is offered, in any variety of it such as `zh-CN`, `yue-HK` or `en-GB` [I18N-04, CONFLICT-01]. */
export function chooseLanguage(
  offered: readonly Language[],
  { chosen, preferred = [] }: { readonly chosen?: Language | undefined; readonly preferred?: readonly string[] },
): Language {
  const [first = 'en_US'] = offered;
  if (chosen !== undefined) return offered.includes(chosen) ? chosen : first;
  const own = preferred.flatMap((tag) => offered.filter((language) => isVarietyOf(tag, language)));
  return own[0] ?? first;
}

const chineseOf = { HK: 'zh_HK', TW: 'zh_TW' } as const satisfies ByRegion<Language>;

/** Returns English for who reads Chinese, and the region's Chinese for who reads English: names are found by in both [FUND-01]. */
export const otherLanguage = (language: Language, region: Region): Language =>
  language === 'en_US' ? chineseOf[region] : 'en_US';

/** The names that browsers have for the languages that are written as Chinese is: Cantonese, Mandarin, Min Nan, Hakka, Wu. */
const chinese = ['yue', 'cmn', 'nan', 'hak', 'wuu'];

function isVarietyOf(tag: string, language: Language): boolean {
  const [first = ''] = tag.toLowerCase().split('-');
  return (chinese.includes(first) ? 'zh' : first) === language.split('_')[0];
}
