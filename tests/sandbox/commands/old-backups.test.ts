import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBackup } from '../../../sandbox/commands/backup';
import { removeAbandoned, removeOlder } from '../../../sandbox/commands/old-backups';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fund-portal-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a folder as a backup leaves it: with a label, if it is whole. */
function made(name: string, takenAt?: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, 'documents'), { recursive: true });
  writeFileSync(join(path, 'database.dump'), 'a dump');
  if (takenAt !== undefined)
    writeFileSync(join(path, 'manifest.json'), JSON.stringify({ takenAt, migrations: 1, sha256: '' }));
  return path;
}

test('[R19] the latest backups stay, as many as are asked for, by when they were taken and not by their names', async () => {
  made('z-first', '2026-03-01T19:30:00.000Z');
  made('second', '2026-03-02T19:30:00.000Z');
  made('a-third', '2026-03-03T19:30:00.000Z');
  const latest = made('fourth', '2026-03-04T19:30:00.000Z');
  expect(await removeOlder(latest, 4)).toEqual([]);
  expect(await removeOlder(latest, 2)).toEqual(['second', 'z-first']);
  expect(readdirSync(folder)).toEqual(['a-third', 'fourth']);
  expect(await removeOlder(latest, 1)).toEqual(['a-third']);
  expect(readdirSync(folder)).toEqual(['fourth']);
});

test('[R19] nothing but older whole backups is removed: neither a later one, nor what has no label, nor a file', async () => {
  made('later', '2026-03-09T19:30:00.000Z');
  made('unlabelled');
  made('broken');
  writeFileSync(join(folder, 'broken/manifest.json'), '{"takenAt": "2026-0');
  made('old.unfinished-aB3dE6', '2026-03-01T19:30:00.000Z');
  writeFileSync(join(folder, 'note.txt'), 'kept');
  const latest = made('latest', '2026-03-04T19:30:00.000Z');
  expect(await removeOlder(latest, 1)).toEqual([]);
  expect(readdirSync(folder).length).toBe(6);
});

test('[R19] an unfinished backup that nobody has written for a day is removed, and one that grows is not', async () => {
  const day = 24 * 60 * 60 * 1000;
  const now = Date.parse('2026-03-04T19:30:00Z');
  const written = (path: string, at: number): void => utimesSync(path, at / 1000, at / 1000);
  const left = ['killed.unfinished-aB3dE6', 'growing.unfinished-Zz9Yy8', 'recent.unfinished-000000', 'whole'];
  for (const name of left) {
    const path = made(name);
    for (const part of ['documents', 'database.dump', '']) written(join(path, part), now - day - 1_000);
  }
  written(join(folder, 'growing.unfinished-Zz9Yy8/database.dump'), now - day + 1_000);
  written(join(folder, 'recent.unfinished-000000/documents'), now - 1_000);
  expect(await removeAbandoned(join(folder, 'new'), now)).toEqual(['killed.unfinished-aB3dE6']);
  expect(existsSync(join(folder, 'killed.unfinished-aB3dE6'))).toBe(false);
  expect(readdirSync(folder).length).toBe(3);
});

test('[R19] backup takes a folder, and how many backups stay, and nothing else', () => {
  expect(readBackup(['/backups/one'])).toEqual({ folder: '/backups/one' });
  expect(readBackup(['/backups/one', '--keep', '14'])).toEqual({ folder: '/backups/one', keep: 14 });
  const wrong = [
    [],
    ['--keep', '14'],
    ['one', '--keep'],
    ['one', '--keep', '0'],
    ['one', '--keep', '1.5'],
    ['one', 'two'],
  ];
  for (const words of [...wrong, ['one', '--keep', '14', 'more'], ['one', '--keep', 'all']])
    expect(() => readBackup(words)).toThrow('Usage');
});
