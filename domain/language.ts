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
