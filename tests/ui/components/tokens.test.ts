import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('every token that a style says is defined: an unknown one would leave the colour to chance', () => {
  const folder = join(import.meta.dirname, '../../../ui');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx?)$/.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const all = (pattern: RegExp) =>
    new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)));
  // In a style sheet, or set by an element for its own style.
  const defined = all(/(--[a-z0-9-]+)['"]?\]?:/g);
  const used = all(/var\((--[a-z0-9-]+)/g);
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
