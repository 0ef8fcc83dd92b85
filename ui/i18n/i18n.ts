import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../domain/language';
import { type AreaName, type Texts, textsOf } from './areas';
import type { Catalogue } from './catalogue';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
    returnNull: false;
  }
}

/** Each catalogue is a chunk of its own: only the language that is read is loaded. */
const catalogues: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en_US: () => import('./en_US').then((module) => module.en_US),
  zh_HK: () => import('./zh_HK').then((module) => module.zh_HK),
  zh_TW: () => import('./zh_TW').then((module) => module.zh_TW),
};

/** Makes the translator for one language; `{{phone}}` is the region's hotline wherever a text names it, on one line [I18N-15]. */
export async function createTranslator(language: Language, hotline: string): Promise<i18n> {
  const translator = i18next.createInstance();
  await translator.use(initReactI18next).init({
    lng: i18nCode(language),
    fallbackLng: false,
    resources: { [i18nCode(language)]: { translation: await catalogues[language]() } },
    interpolation: { escapeValue: false, defaultVariables: { phone: hotline.replaceAll(' ', '\u00a0') } },
    returnNull: false,
  });
  return translator;
}

/** Adds the words of one part of the portal to a language. */
export async function addArea(translator: i18n, language: Language, area: AreaName): Promise<void> {
  add(translator, language, await textsOf(area, language));
}

/** Adds a language's words, those of the given parts too. */
export async function addLanguage(translator: i18n, language: Language, areas: readonly AreaName[]): Promise<void> {
  add(translator, language, await catalogues[language]());
  await Promise.all(areas.map((area) => addArea(translator, language, area)));
}

function add(translator: i18n, language: Language, texts: object): void {
  translator.addResourceBundle(i18nCode(language), 'translation', texts, true);
}

/** i18next's plural rules want the form with a hyphen. */
export function i18nCode(language: Language): string {
  return language.replace('_', '-');
}
