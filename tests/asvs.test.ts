import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirementsText } from '../scripts/requirements.mjs';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The requirements of version 5.0.0 at levels 1 and 2: how many a section has, and which of them are for level 3 alone. */
const sections: readonly (readonly [section: string, many: number, third: readonly number[]])[] = [
  ['2.1', 3, []],
  ['2.2', 3, []],
  ['2.3', 5, [5]],
  ['2.4', 2, [2]],
  ['6.1', 3, []],
  ['6.2', 12, []],
  ['6.3', 8, [5, 6, 7, 8]],
  ['6.4', 6, [5, 6]],
  ['6.5', 8, [6, 7, 8]],
  ['6.6', 4, [4]],
  ['6.8', 4, []],
  ['7.1', 3, []],
  ['7.2', 4, []],
  ['7.3', 2, []],
  ['7.4', 5, []],
  ['7.5', 3, [3]],
  ['7.6', 2, []],
  ['13.1', 4, [2, 3, 4]],
  ['13.2', 6, [6]],
  ['13.3', 4, [3, 4]],
  ['13.4', 7, [6, 7]],
  ['15.1', 5, [4, 5]],
  ['15.2', 5, [4, 5]],
  ['15.3', 7, []],
  ['16.1', 1, []],
  ['16.2', 5, []],
  ['16.3', 4, []],
  ['16.4', 3, []],
  ['16.5', 4, [4]],
];
const wanted = sections.flatMap(([section, many, third]) =>
  Array.from({ length: many }, (_, index) => index + 1)
    .filter((number) => !third.includes(number))
    .map((number) => `${section}.${String(number)}`),
);

const page = read('docs/security/asvs.md');
const entries = page
  .split(/^### /m)
  .slice(1)
  .map((text) => {
    const [, number = '', verdict = ''] = /^(\d+\.\d\.\d+) \(L[12]\) (.+)\n/.exec(text) ?? [];
    const proofs = [...text.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, file = '', title = '']) => ({ file, title }));
    return { number, verdict, text, proofs };
  });
const verdicts = ['Met', 'Met in part', 'Deviation', 'Not met', "Doesn't apply"];

describe('docs/security/asvs.md', () => {
  it('[R14] docs/security/asvs.md lists every requirement of levels 1 and 2 once, in order, with a verdict', () => {
    expect(entries.map(({ number }) => number)).toEqual(wanted);
    expect(entries.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([]);
  });

  it('[R14] names a test for all that is met, and a requirement of ours for each deviation', () => {
    const known = new Set([...requirementsText(root).matchAll(/^- (\S+) \|/gm)].map(([, id]) => id));
    const bare = ({ verdict, proofs, text }: (typeof entries)[number]): boolean => {
      if (verdict === 'Not met') return false;
      const rows = [...text.replace(/^- .*$/gm, '').matchAll(/\b[A-Z]+-\d{2,3}\b/g)].map(([id]) => id);
      return proofs.length === 0 || (verdict === 'Deviation' && !rows.some((id) => known.has(id)));
    };
    expect(entries.filter(bare).map(({ number }) => number)).toEqual([]);
  });

  it('[R14] names tests that exist', () => {
    const gone = entries
      .flatMap(({ proofs }) => proofs)
      .filter(({ file, title }) => !existsSync(join(root, file)) || !read(file).includes(`'${title}'`));
    expect(gone).toEqual([]);
  });

  it('[R14] SECURITY.md and README.md link to docs/security/asvs.md', () => {
    for (const file of ['SECURITY.md', 'README.md'])
      expect([file, read(file).includes('docs/security/asvs.md')]).toEqual([file, true]);
  });
});
