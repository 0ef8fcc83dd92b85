import { describe, expect, it } from 'vitest';
import { cataloguesOf, type Words } from '../ui/i18n/words';
import { keysSaidBy, loadedWith } from './module-graph';

/** Code that is shown before all texts are loaded. */
const stages: readonly (readonly [string, readonly string[]])[] = [
  ['every page', ['preload.ts', 'main.tsx', 'ui/app/failures/error-modal.tsx']],
  ['the login page', ['composition/login.ts', 'composition/visitors.ts']],
  ['what stands around a page', ['composition/shell.ts', 'composition/chatbot.ts']],
  ['the local login and pages with one message', ['composition/local-login.ts', 'composition/messages.ts']],
  ['the holdings', ['composition/portfolio.ts']],
];
const first = await keysOf('first');
const all = [...first, ...(await keysOf('later'))];

describe.each(stages)('%s', (_, entries) => {
  it('says no words that come later', () => {
    const said = keysSaidBy(loadedWith(entries)).flatMap(({ text, isTemplate }) =>
      all.filter((key) => (isTemplate ? key.startsWith(text) : key === text || key === `${text}_other`)),
    );
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((key) => !first.includes(key))).toEqual([]);
  });
});

async function keysOf(words: Words): Promise<readonly string[]> {
  return (await cataloguesOf(words, 'en_US')).flatMap((catalogue) => keysIn(catalogue));
}

function keysIn(texts: object, prefix = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [prefix + key] : keysIn(value, `${prefix}${key}.`),
  );
}
