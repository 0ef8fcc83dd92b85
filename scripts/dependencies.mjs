import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { duration, readText, root } from './project.mjs';
import { run } from './run.mjs';

const stampFile = join(root, 'node_modules/.package-lock-stamp');

/** Installs what package-lock.json says unless that is what is installed already. */
export async function ensureDependencies() {
  const wanted = stamp();
  if (readText(stampFile) === wanted && directOnesArePresent()) return;
  if (!installedMatchesLockfile()) await install();
  writeFileSync(stampFile, wanted);
}

/** Native packages differ by machine and Node's major version, so both are part of the stamp. */
function stamp() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return [lockfile, process.platform, process.arch, process.versions.modules].join(' ');
}

/** Those of the portal and of each workspace. */
function directOnesArePresent() {
  const manifestIn = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const manifests = ['.', ...manifestIn('.').workspaces].map(manifestIn);
  const names = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  );
  return names.every((name) => existsSync(join(root, 'node_modules', name, 'package.json')));
}

/** True after somebody's own `npm ci` or `npm install`, so that they needn't wait for a second one. */
function installedMatchesLockfile() {
  const installedText = readText(join(root, 'node_modules/.package-lock.json'));
  if (installedText === undefined || readText(stampFile)?.endsWith(nativeParts()) === false) return false;
  const installed = JSON.parse(installedText).packages;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const matches = Object.entries(packages).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === entry.version : entry.optional === true || entry.devOptional === true;
  });
  return matches && directOnesArePresent();
}

function nativeParts() {
  return [process.platform, process.arch, process.versions.modules].join(' ');
}

async function install() {
  const started = Date.now();
  console.log('Installing dependencies with npm ci (about a minute the first time) ...');
  const ticker = setInterval(() => {
    console.log(`  still installing, ${duration(Date.now() - started)}`);
  }, 15_000);
  const { code, output } = await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  clearInterval(ticker);
  if (code !== 0) {
    console.error(output);
    console.error(
      'npm ci failed: the portal needs its dependencies (see above); check the network or the npm registry.',
    );
    process.exit(1);
  }
  console.log(`Installed in ${duration(Date.now() - started)}.`);
}

/** NODE_ENV=production would make npm leave out the tools that build the front end. */
function npm(args) {
  const env = { ...process.env };
  delete env.NODE_ENV;
  const program = process.env.npm_execpath;
  return program?.endsWith('.js')
    ? run(process.execPath, [program, ...args], { env, quiet: true })
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env, quiet: true });
}
