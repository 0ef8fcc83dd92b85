import type { Language } from '../../../domain/language';
import { test } from './portal-test';

/** Journeys whose expected sentences are written in the spec itself: `words` are those of the language they run in. */
export const speaking = <Words>(sentences: Readonly<Partial<Record<Language, Words>>>) =>
  test.extend<{ readonly words: Words }>({
    words: async ({ language }, use) => {
      const words = sentences[language];
      if (words === undefined) throw new Error(`no sentences are written down in ${language}`);
      await use(words);
    },
  });
