import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mends } from './mends';
import { withPlace } from './take-back';

const root = join(import.meta.dirname, '../../..');

test.each(Object.entries(mends))('the mend %s stands in the product once, where a run takes it back', (_, places) => {
  for (const { file, today, before } of places) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(withPlace(text, today, before)).not.toBe(text);
  }
});

test('a place that the product no longer has, or has twice, is taken back nowhere', () => {
  expect(() => withPlace('a b', 'c', '')).toThrow('reads otherwise');
  expect(() => withPlace('a b a', 'a', '')).toThrow('reads otherwise');
});
