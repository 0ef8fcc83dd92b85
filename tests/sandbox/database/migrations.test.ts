import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../../sandbox/database/database';

type Journal = { readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[] };

const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;

test('each migration is dated after those before it: an earlier one would never run where a later one has', () => {
  const dates = entries.map(({ when }) => when);
  expect(dates).toEqual([...new Set(dates)].toSorted((one, other) => one - other));
});

test('the journal names every migration that there is, in the order of their numbers', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, place) => place));
});
