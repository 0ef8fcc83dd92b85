import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from '../architecture-tree';

type Packages = Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fund-portal-install-'));
  mkdirSync(join(folder, 'node_modules/some'), { recursive: true });
  cpSync(join(projectRoot, 'scripts/install.mjs'), join(folder, 'scripts/install.mjs'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the installer over a lock file and what npm wrote down as installed, with an npm that says what it is asked for. */
function install(locked: Packages, installed: Packages | undefined, code = 0) {
  const lock = (packages: Packages): string => JSON.stringify({ packages: { '': {}, ...packages } });
  writeFileSync(join(folder, 'package-lock.json'), lock(locked));
  if (installed) writeFileSync(join(folder, 'node_modules/.package-lock.json'), lock(installed));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "npm $*"\nexit ${String(code)}\n`);
  chmodSync(join(folder, 'npm'), 0o755);
  const env = { ...process.env, PATH: [folder, process.env['PATH']].join(delimiter) };
  const run = spawnSync(process.execPath, [join(folder, 'scripts/install.mjs')], { env, encoding: 'utf8' });
  return { asked: /^npm (\S+)/m.exec(run.stdout)?.[1], status: run.status };
}

const some = { 'node_modules/some': { version: '1.0.0' } };
const elsewhere = { 'node_modules/of-another-system': { version: '1.0.0', optional: true } };

it('the installer leaves alone what is installed as the lock file says', () => {
  expect(install({ ...some, ...elsewhere }, some)).toEqual({ asked: undefined, status: 0 });
});

it.each<[string, Packages, Packages | undefined]>([
  ['nothing', some, undefined],
  ['another version', { 'node_modules/some': { version: '1.0.1' } }, some],
  ['one package fewer', { ...some, 'node_modules/other': { version: '2.0.0' } }, some],
  [
    'a package without its folder',
    { 'node_modules/gone': { version: '1.0.0' } },
    { 'node_modules/gone': { version: '1.0.0' } },
  ],
])('the installer installs where %s is installed', (_, locked, installed) => {
  expect(install(locked, installed)).toEqual({ asked: 'ci', status: 0 });
});

it('the installer fails where npm does', () => {
  expect(install(some, undefined, 1)).toEqual({ asked: 'ci', status: 1 });
});
