import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../domain/language';
import { cataloguesOf, type Texts, type Words } from './words';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
    returnNull: false;
  }
}

/** Makes the translator for one language; `{{phone}}` is the region's hotline wherever a text names it, on one line [I18N-15]. */
export async function createTranslator(language: Language, hotline: string): Promise<i18n> {
  const translator = i18next.createInstance();
  await translator.use(initReactI18next).init({
    lng: i18nCode(language),
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false, defaultVariables: { phone: hotline.replaceAll(' ', '\u00a0') } },
    returnNull: false,
  });
  await addWords(translator, language, 'first');
  return translator;
}

/** Adds words to a language. */
export async function addWords(translator: i18n, language: Language, words: Words): Promise<void> {
  for (const texts of await cataloguesOf(words, language))
    translator.addResourceBundle(i18nCode(language), 'translation', texts, true);
}

/** i18next's plural rules want the form with a hyphen. */
export function i18nCode(language: Language): string {
  return language.replace('_', '-');
}
