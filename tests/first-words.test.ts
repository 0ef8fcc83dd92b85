import { describe, expect, it } from 'vitest';
import { cataloguesOf, type Words } from '../ui/i18n/words';
import { keysSaidBy, loadedWith } from './module-graph';

/** What is shown before all words are there, and the words that are. */
const stages: readonly (readonly [string, readonly string[], readonly Words[]])[] = [
  ['every page', ['preload.ts', 'main.tsx', 'ui/app/failures/error-modal.tsx'], ['start']],
  ['the login page', ['composition/login.ts', 'composition/visitors.ts'], ['start']],
  ['what stands around a page', ['composition/shell.ts', 'composition/chatbot.ts'], ['start']],
  ['the local login and pages with one message', ['composition/local-login.ts', 'composition/messages.ts'], ['start']],
  ['the holdings', ['composition/portfolio.ts'], ['start', 'holdings']],
];
const all = await keysOf(['start', 'all']);

describe.each(stages)('%s', (_, entries, words) => {
  it('says no words that come later', async () => {
    const there = await keysOf(words);
    const said = keysSaidBy(loadedWith(entries)).flatMap(({ text, isTemplate }) =>
      all.filter((key) => (isTemplate ? key.startsWith(text) : key === text || key === `${text}_other`)),
    );
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((key) => !there.includes(key))).toEqual([]);
  });
});

async function keysOf(words: readonly Words[]): Promise<readonly string[]> {
  const catalogues = await Promise.all(words.map((each) => cataloguesOf(each, 'en_US')));
  return catalogues.flat().flatMap((catalogue) => keysIn(catalogue));
}

function keysIn(texts: object, prefix = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [prefix + key] : keysIn(value, `${prefix}${key}.`),
  );
}
