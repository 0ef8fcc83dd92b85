import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { rulesWithoutCaller } from './rules-without-caller';
import { adapterExportsWithoutCaller, unreadFields } from './unread-fields';

const root = join(import.meta.dirname, '..');
const decision = '0065-what-the-documents-name-and-nothing-shows.md';
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('what nothing uses', () => {
  it('each unused export is named by a decision: a rule of the domain, an export of adapters, a field of an answer', () => {
    const decided = namesDecided(readFileSync(join(root, 'docs/adr', decision), 'utf8'));
    const unused = [
      ...Object.values(rulesWithoutCaller(root)).flat(),
      ...adapterExportsWithoutCaller(root).map((found) => found.replace(/^.*: /, '')),
      ...unreadFields(root),
    ];
    expect({
      'used by nothing: call it or drop it': unused.filter((name) => !decided.includes(name)),
      'decided, but used or gone: take it out of the decision': decided.filter((name) => !unused.includes(name)),
    }).toEqual({
      'used by nothing: call it or drop it': [],
      'decided, but used or gone: take it out of the decision': [],
    });
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

/** The names in the first column of a decision's tables. */
const namesDecided = (page: string): readonly string[] =>
  [...page.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );

describe('the search for what adapters export', () => {
  it('finds what no other line of the product names, tests apart', () => {
    const found = adapterExportsWithoutCaller(
      project({
        'adapters/read.ts': `
          export const readShown = () => 1;
          export function readByTests() { return 2; }
          export const inner = 3;
          const own = () => inner;`,
        'composition/wiring.ts': `const shown = readShown();`,
        'tests/read.test.ts': `const read = readByTests();`,
      }),
    );
    expect(found).toEqual(['adapters/read.ts: readByTests']);
  });
});

describe('the search for fields', () => {
  it('finds what is read of an answer or selected, and by its name used for nothing', () => {
    const found = unreadFields(
      project({
        'adapters/read.ts': `
          const answer = z.object({ shown: z.string(), taken: z.string(), handedOn: z.string(), renamed: z.string() });
          const toOurs = (wire) => ({ handedOn: wire.handedOn ?? undefined, ours: wire.renamed });`,
        'contract/graphql/a.graphql': 'query A { operation { shown deep { selected } named: other } }',
        'contract/graphql/schema.graphql': 'type Query { unasked: String }',
        'ui/screen.tsx': `export const Screen = ({ taken, deep, named }) => [taken, deep, named, view.shown];`,
        'tests/read.test.ts': `expect(read.handedOn).toBe(read.selected);`,
      }),
    );
    expect(found).toEqual(['handedOn', 'selected']);
  });
});

function project(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  folders.push(folder);
  for (const room of ['adapters', 'application', 'composition', 'config', 'contract', 'domain', 'sandbox', 'ui'])
    mkdirSync(join(folder, room));
  for (const [name, text] of Object.entries({ 'main.tsx': '', 'preload.ts': '', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
