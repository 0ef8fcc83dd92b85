import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accomplices, lawfulFiles, plantedViolations } from './architecture-plants';
import {
  cruiseTree,
  filesOf,
  importsOf,
  isCode,
  linesWithPronouns,
  misplaced,
  projectRoot,
  unexplainedSuppressions,
  violationsOf,
} from './architecture-tree';
import { documents } from './documents/project-documents';

describe('the tree on disk', () => {
  const files = filesOf(projectRoot);
  const code = files.filter(isCode);
  let seen: ICruiseResult;

  beforeAll(async () => {
    seen = await cruiseTree(projectRoot);
  }, 120_000);

  test('every layer imports only what the table of layers allows', () => {
    expect(violationsOf(seen)).toEqual([]);
  });

  test('the check reads every file there is, and every import TypeScript finds in it', () => {
    const read = new Map(
      seen.modules.map(({ source, dependencies }) => [
        source,
        dependencies.map((to) => to.module.replace(/^node:/, '')),
      ]),
    );
    const imports = code.flatMap((file) => importsOf(projectRoot, file).map((to) => ({ file, to })));
    const overlooked = imports.filter(({ file, to }) => !read.get(file)?.includes(to));
    console.log(`architecture: saw ${String(imports.length)} imports in ${String(code.length)} files`);
    expect(code.filter((file) => !read.has(file))).toEqual([]);
    expect(overlooked).toEqual([]);
    expect(imports.length).toBeGreaterThan(code.length);
  });

  test('no file is a barrel, bears a name that says nothing or lies too deep', () => {
    expect(misplaced(files)).toEqual([]);
  });

  test('no check is silenced without a reason beside it', () => {
    expect(unexplainedSuppressions(projectRoot, code)).toEqual([]);
  });

  test('a client is the client, in code and in what is read beside it', () => {
    const edited = documents.filter((path) => !path.startsWith('docs/adr/'));
    expect(linesWithPronouns(projectRoot, [...files, ...edited])).toEqual([]);
  });
});

describe('a planted violation is caught', () => {
  const plot = plotAtHome();
  let seen: ICruiseResult;

  beforeAll(async () => {
    plant(plot, lawfulFiles);
    plant(plot, accomplices);
    plant(plot, Object.fromEntries(plantedViolations.map(({ file, code }) => [file, code])));
    seen = await cruiseTree(plot);
  }, 120_000);

  afterAll(() => {
    rmSync(plot, { recursive: true, force: true });
  });

  test.each(plantedViolations)('$title', ({ rule, file }) => {
    // A cycle is told once, from whichever of its files comes first; one between folders by their names.
    const about = seen.summary.violations.filter(({ from, cycle = [] }) =>
      [from, ...cycle.map(({ name }) => name)].some((name) => name === file || name === dirname(file)),
    );
    expect(about.map((violation) => violation.rule.name)).toContain(rule);
  });

  test('the check leaves a tree in order alone', () => {
    expect(seen.summary.violations.filter(({ from }) => from in lawfulFiles)).toEqual([]);
  });

  test('every rule has a plant', async () => {
    const { forbidden = [] } = await extractDepcruiseConfig(join(projectRoot, '.dependency-cruiser.cjs'));
    const planted = new Set(plantedViolations.map(({ rule }) => rule));
    expect(forbidden.map(({ name }) => name).filter((name) => name === undefined || !planted.has(name))).toEqual([]);
  });
});

test('every package that the rules name is installed', async () => {
  const rules = JSON.stringify(await extractDepcruiseConfig(join(projectRoot, '.dependency-cruiser.cjs')));
  const lists = [...rules.matchAll(/node_modules\/\(@types\/\)\?\(([^()]+)\)\//g)].map(([, names = '']) => names);
  const named = new Set(lists.flatMap((names) => names.split('|')).filter((name) => !/[[\]]/.test(name)));
  const isInstalled = (name: string) =>
    ['', '@types/'].some((scope) => existsSync(join(projectRoot, 'node_modules', scope, name)));
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((name) => !isInstalled(name))).toEqual([]);
});

describe('what TypeScript finds', () => {
  const plot = plotAtHome();

  afterAll(() => {
    rmSync(plot, { recursive: true, force: true });
  });

  test('the imports of a file that adds a type include what it adds it to, and a type without import isn’t among them', () => {
    plant(plot, {
      'ui/app/both.ts': "import { a } from 'one';\ndeclare module 'one' {\n  interface A {}\n}\nexport const b = a;",
      'ui/app/added.ts':
        "import { a } from 'one';\ndeclare module '../two' {\n  interface A {}\n}\nexport const b = a;",
    });
    expect(['both', 'added'].map((name) => importsOf(plot, `ui/app/${name}.ts`))).toEqual([['one'], ['one']]);
  });
});

describe('a misplaced file is caught', () => {
  test('a barrel', () => {
    expect(misplaced(['ui/components/index.ts'])).toContain('ui/components/index.ts: is a barrel');
  });

  test('a name that says nothing', () => {
    const names = ['domain/money/utils.ts', 'application/helpers.ts', 'sandbox/common/a.ts', 'ui/app/types.ts'];
    expect(misplaced(names)).toEqual(names.map((name) => `${name}: has a name that says nothing`));
  });

  test('a folder too deep', () => {
    expect(misplaced(['ui/screens/login/parts/inner/field.tsx'])).toEqual([
      'ui/screens/login/parts/inner/field.tsx: is more than 3 levels below its top-level folder',
    ]);
  });

  test('a name that is not in kebab-case', () => {
    expect(misplaced(['ui/components/MoneyField.tsx'])).toEqual(['ui/components/MoneyField.tsx: is not in kebab-case']);
  });

  test('a file in order is not caught', () => {
    expect(
      misplaced(['ui/screens/login/login-screen.tsx', 'ui/i18n/later/zh_TW.ts', 'adapters/rest/rest.module.ts']),
    ).toEqual([]);
  });
});

describe('a silenced check is caught', () => {
  const plot = plotAtHome();

  afterAll(() => {
    rmSync(plot, { recursive: true, force: true });
  });

  test('unless it says why', () => {
    // Put together, so that this file doesn't silence anything itself.
    const off = ['oxlint', 'disable-next-line'].join('-');
    const ignore = ['@ts', 'ignore'].join('-');
    const expected = ['@ts-expect', 'error'].join('-');
    plant(plot, {
      'ui/app/silent.ts': `// ${off} no-console\nconsole.log(1);`,
      'ui/app/ignored.ts': `// ${ignore} -- a reason doesn't help here\nfoo();`,
      'ui/app/nameless.ts': `// ${off} -- a reason for every rule there is\nconsole.log(1);`,
      'ui/app/explained.ts': `// ${off} no-console -- the operator reads this\nconsole.log(1);`,
      'ui/app/expected.ts': `// ${expected}: the types of the library are wrong\nfoo();`,
    });
    const caught = unexplainedSuppressions(plot, filesOf(plot)).map((line) => line.split(':')[0]);
    expect(caught).toEqual(['ui/app/ignored.ts', 'ui/app/nameless.ts', 'ui/app/silent.ts']);
  });
});

describe('a pronoun is caught', () => {
  const plot = plotAtHome();

  afterAll(() => {
    rmSync(plot, { recursive: true, force: true });
  });

  test('a pronoun is caught in a comment, a title or a name, not within a word', () => {
    plant(plot, {
      'ui/app/comment.ts': '// What she holds.\nexport const a = 1;',
      'ui/app/name.css': '/* Hers */',
      'ui/app/within.ts': '// Whether the others are there, in this shell.\nexport const others = 1;',
    });
    const caught = linesWithPronouns(plot, filesOf(plot)).map((line) => line.split(':')[0]);
    expect(caught).toEqual(['ui/app/comment.ts', 'ui/app/name.css']);
  });
});

/** Inside the project, so that packages resolve, and under its own lists of packages, so that their kinds are known. */
function plotAtHome(): string {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  const plot = mkdtempSync(join(projectRoot, '.cache/architecture-'));
  for (const folder of ['.', 'domain', 'contract', 'sandbox']) {
    mkdirSync(join(plot, folder), { recursive: true });
    copyFileSync(join(projectRoot, folder, 'package.json'), join(plot, folder, 'package.json'));
  }
  return plot;
}

function plant(plot: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(plot, path)), { recursive: true });
    writeFileSync(join(plot, path), text);
  }
}
