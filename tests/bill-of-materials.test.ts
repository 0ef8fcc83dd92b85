import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { projectRoot } from './architecture-tree';

type Bill = {
  readonly bomFormat: string;
  readonly components: readonly Component[];
};
type Component = {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly purl?: string;
  readonly hashes?: readonly unknown[];
};
type Manifest = { readonly dependencies: Readonly<Record<string, string>> };

const readText = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const read = (file: string): unknown => JSON.parse(readText(file));
const run = (...command: readonly string[]) => execFileSync(process.execPath, command, { cwd: projectRoot });

it('the bill of materials of the built portal names what is in the bundle, its worker included, and no package of the server', () => {
  run('scripts/build.mjs', 'front-end');
  const { bomFormat, components } = read('dist-bom.json') as Bill;
  const portal = (read('package.json') as Manifest).dependencies;
  const server = Object.keys((read('sandbox/package.json') as Manifest).dependencies);
  const names = components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(['axios', 'echarts', 'inversify', 'mobx', 'react', 'write-excel-file']));
  expect(server.filter((name) => names.includes(name) && !Object.hasOwn(portal, name))).toEqual([]);
  const versions = components.map(({ version }, index) => [names[index] ?? '', version] as const);
  expect(versions.filter(([name, version]) => (portal[name] ?? version) !== version)).toEqual([]);
});

/** The packages that are in a program, by its source map, and those that it imports as it starts. */
function packagesOfProgram(program: string): readonly string[] {
  const { sources } = read(`${program}.map`) as { readonly sources: readonly string[] };
  const bundled = sources.filter((source) => source.includes('/node_modules/')).map(packagePathOf);
  const { statements } = ts.createSourceFile(program, readText(program), ts.ScriptTarget.Latest);
  const specifiers = statements.filter(ts.isImportDeclaration).map(({ moduleSpecifier }) => moduleSpecifier);
  const imported = specifiers.filter(ts.isStringLiteral).map(({ text }) => text);
  return [...new Set([...bundled, ...imported].filter((path) => !isBuiltin(path)).map(packageOf))];
}

const packagePathOf = (source: string): string => source.slice(source.lastIndexOf('/node_modules/') + 14);
const packageOf = (path: string): string => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

it('the bill of materials of a server names each package of its program with a digest, and no tool of the project', () => {
  run('scripts/build.mjs', 'programs');
  const folder = mkdtempSync(join(tmpdir(), 'bill-'));
  try {
    run('scripts/server-bill.mjs', join(folder, 'bom.json'));
    const { bomFormat, components } = JSON.parse(readFileSync(join(folder, 'bom.json'), 'utf8')) as Bill;
    const names = components.map(({ purl = '' }) => decodeURIComponent(purl.replace(/^pkg:npm\/|@[^@/]*$/g, '')));
    const packages = packagesOfProgram('.cache/programs/sandbox.mjs');
    expect(bomFormat).toBe('CycloneDX');
    expect(packages).toEqual(expect.arrayContaining(['fastify', 'nodemailer', 'pg', 'pino', 'zod']));
    expect(packages.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => /^(react|vite|vitest|typescript|oxlint|@playwright\/test)$/.test(name))).toEqual([]);
    const undigested = components.filter(({ hashes }) => hashes === undefined).map(({ name }) => name);
    expect(undigested.toSorted()).toEqual(['contract', 'domain']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
