import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { breakpoints } from '../../config/limits';

it('[CONST-04] the pages change their layout at 576, 768, 992 and 1200 pixels, and nowhere else', () => {
  const folder = join(import.meta.dirname, '../../ui');
  const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const used = new Set<number>();
  for (const file of styles)
    for (const [, bound, width] of readFileSync(join(folder, file), 'utf8').matchAll(
      /\((min|max)-width: ([\d.]+)px\)/g,
    ))
      // A rule up to 767 pixels, or 575.98, ends where the next one begins.
      used.add(bound === 'max' ? Math.floor(Number(width)) + 1 : Number(width));
  expect([...used].sort((a, b) => a - b)).toEqual([576, 768, 992, 1200]);
  expect(breakpoints).toEqual([576, 768, 992, 1200]);
});
