import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Language, languageTag } from '../../domain/language';
import { projectRoot } from '../architecture-tree';

/** The texts of a language, by their keys as code writes them: `plans:title`. */
export type Catalogue = ReadonlyMap<string, string>;

/** The namespaces of a language: its files, without their ending. */
export function namespacesIn(language: Language): readonly string[] {
  return readdirSync(folderOf(language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();
}

/** Reads every text of a language from its files. */
export function readCatalogue(language: Language): Catalogue {
  return new Map(
    namespacesIn(language).flatMap((namespace) => {
      const content: unknown = JSON.parse(readFileSync(join(folderOf(language), `${namespace}.json`), 'utf8'));
      return textsIn(namespaceFile.parse(content), `${namespace}:`);
    }),
  );
}

/** The key that code says for a text: that of a plural form without its ending. */
export const withoutPlural = (key: string): string => key.replace(pluralEnding, '');

/** The ending of a plural form, `one` or `other`; undefined of any other text. */
export const pluralFormOf = (key: string): string | undefined => pluralEnding.exec(key)?.[1];

/** The plural forms that a language has for whole numbers. */
export function pluralFormsOf(language: Language): readonly string[] {
  return new Intl.PluralRules(languageTag(language, 'intl')).resolvedOptions().pluralCategories.toSorted();
}

/** The placeholders of a text, by their names. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();
}

const pluralEnding = /_(zero|one|two|few|many|other)$/;

type Texts = { readonly [key: string]: string | Texts };
const namespaceFile: z.ZodType<Texts> = z.record(
  z.string(),
  z.lazy(() => z.union([z.string(), namespaceFile])),
);

const folderOf = (language: Language): string => join(projectRoot, 'ui/i18n', language);

function textsIn(texts: Texts, prefix: string): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : textsIn(value, `${prefix}${key}.`),
  );
}
