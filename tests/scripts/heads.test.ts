import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../scripts');

/** The files of `scripts/` that have code: types beside a script say nothing by themselves. */
const scripts = readdirSync(folder).filter((name) => /\.(mjs|ts)$/.test(name));

it('every script says in its head why no library does its work', () => {
  const silent = scripts.filter((name) => {
    const head = readFileSync(join(folder, name), 'utf8').split('\n').slice(0, 20).join(' ').replaceAll('//', '');
    return !/No\s+library\s+does\s+it/.test(head);
  });
  expect(scripts.length).toBeGreaterThan(15);
  expect(silent).toEqual([]);
});

it('no script runs on one system alone', () => {
  const bound = scripts.filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return /['"`]\/proc\/|process\.kill\(-|\bexec(Sync)?\(/.test(text.replaceAll(/\/[^/\n]+\/\w*\.exec\(/g, ''));
  });
  expect(bound).toEqual([]);
});
