import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { breakpoints } from '../../../config/limits';

it('[CONST-04, OPEN-72] the pages change their layout at 576, 768, 992 and 1200 pixels of the usual text, and nowhere else', () => {
  const folder = join(import.meta.dirname, '../../../ui');
  const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const used = new Set<number>();
  for (const file of styles)
    for (const [, query = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/@media ([^{]+){/g))
      for (const [, bound, width, unit] of query.matchAll(/(min|max)-width: ([\d.]+)(\w+)/g)) {
        // In em, a client's own large text gets the layout that has room for it.
        expect(unit, file).toBe('em');
        // A rule up to 47.98em ends where the next one begins.
        used.add(bound === 'max' ? Math.floor(Number(width) * 16) + 1 : Number(width) * 16);
      }
  expect([...used].sort((a, b) => a - b)).toEqual([576, 768, 992, 1200]);
  expect(breakpoints).toEqual([576, 768, 992, 1200]);
});
