import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Stage } from '../scripts/stage-of-module';
import { type AreaName, textsOf } from '../ui/i18n/areas';
import { filesOf, isCode, projectRoot } from './architecture-tree';
import { areasSaidBy, groupsAskedBy, importedLater, lazyModulesIn, loadedWith } from './module-graph';

const ui = filesOf(projectRoot).filter((file) => file.startsWith('ui/') && isCode(file));
const declared = ui.flatMap((from) => lazyModulesIn(from).map((module) => ({ from, ...module })));
const stages = JSON.parse(readFileSync(join(projectRoot, 'scripts/stages.json'), 'utf8')) as readonly Stage[];
const areaOf = await areasByKey();

describe.each(declared)('$file, loaded by $from', ({ file, ports, texts, title }) => {
  const loaded = loadedWith([file]);

  it('names the groups of ports that its imports ask for, and no other', () => {
    expect(ports).toEqual(groupsAskedBy(loaded));
  });

  it('names the areas whose words its imports and its title say, and no other', () => {
    expect(texts).toEqual(areasSaidBy(loaded, areaOf, title));
  });
});

test('what the UI loads later is a screen, a part, or the words of a language', () => {
  const later = ui.flatMap((file) => importedLater(file));
  const catalogues = ['ui/i18n/en_US.ts', 'ui/i18n/zh_HK.ts', 'ui/i18n/zh_TW.ts'];
  expect(later.toSorted()).toEqual(
    [...declared.map(({ file }) => file), ...catalogues, 'ui/components/tables/row-window.ts'].toSorted(),
  );
});

test('what is loaded with the page itself says no words of an area', () => {
  expect(areasSaidBy(loadedWith(['preload.ts', 'main.tsx']), areaOf)).toEqual([]);
});

test('the login page loads these folders alone before it can be used, and these files of the rules and the contract', () => {
  const entries = stages
    .filter(({ name }) => ['preload', 'start', 'login'].includes(name))
    .flatMap((stage) => stage.entries);
  const places = loadedWith(entries).map((file) =>
    /^(domain|contract)\//.test(file) || !file.includes('/') ? file : file.replace(/\/[^/]*$/, ''),
  );
  expect([...new Set(places)].toSorted()).toEqual([
    ...['adapters/browser', 'adapters/graphql', 'adapters/http', 'adapters/rest'],
    'adapters/session-storage',
    'application/ports',
    // Its token alone: the container makes the client's store from it, when the first screen asks for it.
    'application/ports/client',
    'application/session',
    'config',
    'container.ts',
    'contract/extensions.ts',
    'contract/rest/call-regions.ts',
    'contract/rest/call.ts',
    'contract/rest/sessions/authentication.ts',
    'contract/rest/sessions/session-calls.ts',
    'domain/calendar/iso-text.ts',
    'domain/calendar/server-lead.ts',
    'domain/credentials/login/check-login.ts',
    'domain/credentials/login/login-name.ts',
    'domain/credentials/login/one-time-code.ts',
    'domain/credentials/millis-between.ts',
    'domain/credentials/secrets/secret-policy.ts',
    'domain/credentials/secrets/typed-secret.ts',
    'domain/documents/upload-limits.ts',
    'domain/holdings/view/list-layout.ts',
    'domain/holdings/view/sort-option.ts',
    'domain/kernel/one-of.ts',
    'domain/kernel/result.ts',
    'domain/language.ts',
    'domain/links/link-target.ts',
    'domain/links/picture-address.ts',
    'domain/links/plain-address.ts',
    'domain/notices/plain-text.ts',
    'domain/region.ts',
    'domain/submissions/submission-refusal.ts',
    'domain/typing/typed-code.ts',
    'domain/typing/typed-text.ts',
    'main.tsx',
    'preload.ts',
    'ui/app',
    ...['failures', 'footer', 'header', 'loading', 'routes'].map((folder) => `ui/app/${folder}`),
    'ui/components',
    ...['fields', 'figures', 'notices', 'page'].map((folder) => `ui/components/${folder}`),
    ...['ui/i18n', 'ui/one-time-code', 'ui/screens/login', 'ui/stores'],
  ]);
});

test('[P2] the first script asks for the code of the two first pages and the words of their languages, and for nothing else', () => {
  const words = ['', 'portfolio/'].flatMap((area) =>
    ['en_US', 'zh_HK', 'zh_TW'].map((language) => `ui/i18n/${area}${language}.ts`),
  );
  const entries = stages
    .filter(({ name }) => ['start', 'login', 'holdings'].includes(name))
    .flatMap((stage) => stage.entries);
  expect(importedLater('preload.ts').toSorted()).toEqual([...entries, ...words].toSorted());
});

/** The area of each key; the areas are the folders, which TypeScript doesn't know. */
async function areasByKey(): Promise<ReadonlyMap<string, string>> {
  const folders = readdirSync(join(projectRoot, 'ui/i18n'), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  const keys = folders.map(async ({ name }) =>
    keysOf(await textsOf(name as AreaName, 'en_US')).map((key) => [key, name] as const),
  );
  return new Map((await Promise.all(keys)).flat());
}

function keysOf(texts: object, prefix = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}
