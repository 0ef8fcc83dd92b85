import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { rulesWithoutCaller } from './rules-without-caller';

const root = join(import.meta.dirname, '..');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('what the domain exports', () => {
  const listed = JSON.parse(readFileSync(join(root, 'docs/rules-without-caller.json'), 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, readonly string[]>>>
  >;

  it('has a caller in the product, or docs/rules-without-caller.json names the screen it waits for', () => {
    const waiting = Object.values(listed).flatMap((files) => namesIn(files));
    const unreached = namesIn(rulesWithoutCaller(root));
    expect({
      'without a caller and not listed: call it, drop it, or list it under the screen it waits for': unreached.filter(
        (name) => !waiting.includes(name),
      ),
      'listed, but called or gone: take it off the list': waiting.filter((name) => !unreached.includes(name)),
      'listed twice': waiting.filter((name, place) => waiting.indexOf(name) !== place),
    }).toEqual({
      'without a caller and not listed: call it, drop it, or list it under the screen it waits for': [],
      'listed, but called or gone: take it off the list': [],
      'listed twice': [],
    });
  });

  it('is listed under a screen that has a name', () => {
    for (const screen of Object.keys(listed)) expect(screen).toMatch(/^[A-Z].{9,}$/);
  });
});

describe('the search for callers', () => {
  it('goes through what the product reaches, and no further than that', () => {
    const found = rulesWithoutCaller(
      project({
        'domain/used.ts': `
          import { inner } from './inner';
          export type Shape = { readonly kind: Kind };
          export type Kind = 'a';
          const step = (): number => inner();
          export const used = (shape: Shape): number => step() + shape.kind.length;
          export const unused = (): number => used({ kind: 'a' });`,
        'domain/inner.ts': `
          export function inner(): number { return 1; }
          export function forgotten(): number { return inner(); }
          function hidden() { return forgotten(); }`,
        'domain/shadow.ts': `
          import { forgotten } from './inner';
          export const shadow = () => forgotten();`,
        'domain/renamed.ts': `export const first = 1; export const second = 2;`,
        'domain/whole.ts': `export const all = 1;`,
        'ui/screen.tsx': `
          import { used } from '../domain/used';
          import { first as one } from '../domain/renamed';
          export const screen = async () => [used, one, (await import('../domain/whole')).all];`,
        'tests/shadow.test.ts': `import { shadow } from '../domain/shadow'; shadow();`,
      }),
    );
    expect(found).toEqual({
      'domain/inner.ts': ['forgotten'],
      'domain/renamed.ts': ['second'],
      'domain/shadow.ts': ['shadow'],
      'domain/used.ts': ['unused'],
    });
  });
});

const namesIn = (files: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(files).flatMap(([file, names]) => names.map((name) => `${file}: ${name}`));

function project(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  folders.push(folder);
  for (const room of ['adapters', 'application', 'config', 'contract', 'sandbox', 'ui']) mkdirSync(join(folder, room));
  for (const [name, text] of Object.entries({ 'container.ts': '', 'main.tsx': '', 'preload.ts': '', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
