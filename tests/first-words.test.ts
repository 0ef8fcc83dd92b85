import { describe, expect, it } from 'vitest';
import { textsOf } from '../ui/i18n/words';
import { loadedWith } from './module-graph';
import { readCatalogue } from './sentences/catalogue';
import { keysSaidAtOnceBy } from './sentences/said-keys';

/** Code that is shown before all texts are loaded. */
const stages: readonly (readonly [string, readonly string[]])[] = [
  ['every page', ['preload.ts', 'main.tsx', 'ui/app/failures/error-modal.tsx']],
  ['the login page', ['composition/login.ts', 'composition/visitors.ts']],
  ['what stands around a page', ['composition/shell.ts']],
  ['the local login and pages with one message', ['composition/local-login.ts', 'composition/messages.ts']],
  ['the holdings', ['composition/portfolio.ts']],
];
const first = Object.keys(await textsOf('first', 'en_US'));
const all = [...readCatalogue('en_US').keys()];

describe.each(stages)('%s', (_, entries) => {
  it('says no words that come later', () => {
    const said = keysSaidAtOnceBy(loadedWith(entries)).flatMap(({ says }) => all.filter(says));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((key) => !first.includes(namespaceOf(key)))).toEqual([]);
  });
});

const namespaceOf = (key: string): string => key.slice(0, key.indexOf(':'));
