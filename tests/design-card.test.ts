import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { expect, test } from 'vitest';
import viteConfig from '../vite.config';
import vitestConfig from '../vitest.config';
import { filesOf, importsOf, isCode, projectRoot } from './architecture-tree';

const card = {
  imported: [
    'axios',
    'echarts',
    'echarts-for-react',
    'fast-xml-parser',
    'graphql',
    'i18next',
    'inversify',
    'luxon',
    'mobx',
    'mobx-react-lite',
    'react',
    'react-dom',
    'react-i18next',
    'react-router-dom',
    'reflect-metadata',
  ],
  tools: ['@graphql-codegen/cli', 'fast-check', 'vite', 'vitest'],
  topLevel: [
    'README.md',
    'adapters',
    'application',
    'codegen.yml',
    'config',
    'domain',
    'mocks',
    'package.json',
    'tests',
    'ui',
  ],
};

/** Packages and names beside the card; a decision, 0060 or one after it, says why. */
const beside = {
  imported: [
    '@graphql-typed-document-node/core',
    '@tanstack/react-virtual',
    'entities',
    'fflate',
    'i18next-resources-to-backend',
    'lucide-react',
    'web-vitals',
    'write-excel-file',
    'zod',
  ],
  topLevel: [
    'composition',
    'contract',
    'deploy',
    'docs',
    'public',
    'sandbox',
    'scripts',
    'index.html',
    'main.tsx',
    'preload.ts',
    'ARCHITECTURE.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'NOTICE',
    'SECURITY.md',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'vitest.config.ts',
    'vitest.domain.config.ts',
    'drizzle.config.ts',
    'knip.json',
    'playwright.config.ts',
    'rolldown.config.mjs',
    'stryker.config.json',
    'stryker.survivors.md',
  ],
};

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const decisions = readdirSync(join(projectRoot, 'docs/adr'))
  .filter((name) => name >= '0060')
  .map((name) => read(`docs/adr/${name}`))
  .join('\n');
const manifest = JSON.parse(read('package.json')) as Readonly<
  Record<'dependencies' | 'devDependencies' | 'overrides', Readonly<Record<string, string>>>
>;

test('the portal imports every package of the design card, and beside them those that a decision names', () => {
  const portal = /^(adapters|application|composition|config|contract|domain|ui)\/|^(main|preload)\./;
  const files = filesOf(projectRoot).filter((file) => portal.test(file) && isCode(file));
  const imported = files.flatMap((file) => importsOf(projectRoot, file).filter((name) => !/^[./]/.test(name)));
  const packages = new Set(imported.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name));
  expect([...packages].toSorted()).toEqual([...card.imported, ...beside.imported].toSorted());
});

test('the packages of the design card are installed under their own names', () => {
  const { dependencies, devDependencies, overrides } = manifest;
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(card.imported));
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(expect.arrayContaining(card.tools));
  const named = [...card.imported, ...card.tools].map((name) => dependencies[name] ?? devDependencies[name]);
  // A version, not another package under that name.
  for (const version of [...named, ...Object.values(overrides)]) expect(version).toMatch(/^\d/);
});

test('the top level has every name of the design card, and beside them those that a decision names', () => {
  const written = new Set(
    read('.gitignore')
      .split('\n')
      .map((line) => line.replace(/\/$/, '')),
  );
  const names = readdirSync(projectRoot).filter((name) => !name.startsWith('.') && !written.has(name));
  expect(names.toSorted()).toEqual([...card.topLevel, ...beside.topLevel].toSorted());
});

test('a decision says why each package and each name stands beside the design card', () => {
  const unnamed = [...beside.imported, ...beside.topLevel].filter((name) => !decisions.includes(`\`${name}\``));
  expect(unnamed).toEqual([]);
});

test('main.tsx imports reflect-metadata before anything else', () => {
  expect(read('main.tsx').split('\n')[0]).toBe("import 'reflect-metadata/lite';");
});

test('neither the build nor the tests swap the inside of a library, but for the zip of the spreadsheet', () => {
  expect(viteConfig.resolve).toEqual({
    alias: [{ find: /^fflate$/, replacement: join(projectRoot, 'adapters/browser/files/synchronous-zip.ts') }],
  });
  expect(JSON.stringify(vitestConfig)).not.toContain('"alias"');
  const projects = vitestConfig.test?.projects ?? [];
  const ofTests = projects.flatMap((project) =>
    typeof project === 'object' && 'plugins' in project ? pluginsOf(project.plugins) : [],
  );
  const ours = [...pluginsOf(viteConfig.plugins), ...ofTests].filter(({ name }) =>
    String(name).startsWith('fund-portal:'),
  );
  expect(ours.length).toBeGreaterThan(0);
  const hooks = ours.flatMap((plugin) =>
    ['resolveId', 'load', 'transform'].filter((hook) => hook in plugin).map((hook) => `${String(plugin.name)} ${hook}`),
  );
  expect(hooks).toEqual([]);
});

/** The plugins of a configuration, which may lie in lists of lists. */
function pluginsOf(option: PluginOption): readonly { readonly name?: unknown }[] {
  if (Array.isArray(option)) return option.flatMap(pluginsOf);
  return typeof option === 'object' && option !== null && 'name' in option ? [option] : [];
}
