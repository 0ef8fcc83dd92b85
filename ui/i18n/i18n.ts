import i18next, { type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { type Language, languages } from '../../domain/language';
import type { Resources } from './resources';
import { textsOf, type Words } from './words';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** Every namespace, so that `t` knows each key with its namespace before it. */
    defaultNS: readonly ['common', ...(keyof Resources)[]];
    resources: Resources;
    returnNull: false;
  }
}

/** Makes the translator for one language; `{{phone}}` is the region's hotline wherever a text names it, on one line [I18N-15]. */
export async function createTranslator(language: Language, hotline: string): Promise<i18n> {
  const translator = i18next.createInstance();
  await translator
    .use(resourcesToBackend(namespaceOf))
    .use(initReactI18next)
    .init({
      lng: i18nCode(language),
      fallbackLng: false,
      load: 'currentOnly',
      ns: [],
      defaultNS: 'common',
      initAsync: false,
      interpolation: { escapeValue: false, defaultVariables: { phone: hotline.replaceAll(' ', '\u00a0') } },
      returnNull: false,
    });
  await addWords(translator, language, 'first');
  return translator;
}

/** Adds the namespaces of these words to a language; rejects where they don't arrive. */
export async function addWords(translator: i18n, language: Language, words: Words): Promise<void> {
  await translator.reloadResources(i18nCode(language), Object.keys(await textsOf(words, language)));
}

/** i18next's plural rules want the form with a hyphen. */
export function i18nCode(language: Language): string {
  return language.replace('_', '-');
}

/** Finds a namespace among the words that a visit begins with, else among all others. */
async function namespaceOf(code: string, namespace: string): Promise<object | undefined> {
  const language = languages.find((each) => i18nCode(each) === code);
  if (!language) return undefined;
  return (await textsOf('first', language))[namespace] ?? (await textsOf('later', language))[namespace];
}
