import type { Language } from '../../domain/language';

/** What a client's calls were answered, by language and by the name of the call; the region's first language comes first. */
export type RecordedTexts = ReadonlyMap<Language, ReadonlyMap<string, string>>;

/** What has to be kept of a client's answers: those of the first language that differ from the usual ones, and of another language those that can't be told from what is kept. */
export function differences(own: RecordedTexts, usual: RecordedTexts = new Map()): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  const [first] = own.keys();
  for (const [language, answers] of own)
    for (const [name, text] of answers) {
      const known = kept.get(name) ?? usual.get(language)?.get(name);
      if (known !== text) kept.set(language === first ? name : `${name}.${language}`, text);
    }
  return kept;
}
