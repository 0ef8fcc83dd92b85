import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Installs what is missing, before every command that needs it: the packages; with `--browser` Chromium; with `--twin` the
// programs that the portal is deployed with; with `--long` these, and those that only the long run compares with. No library does it: this runs where none is installed yet.

const root = fileURLToPath(new URL('..', import.meta.url));

/** The programs of `npm run twin`, by the names they have on the PATH, and Debian's packages that bring them. */
const twinPrograms = [
  { names: ['nginx'], packages: ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl'] },
  {
    names: [],
    folder: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    packages: ['libnginx-mod-http-brotli-static'],
  },
  { names: ['initdb'], folder: '/usr/lib/postgresql', packages: ['postgresql'] },
];

/** The programs of the long run, by the names they have on the PATH, and Debian's packages that bring them. */
const longPrograms = [
  { names: ['soffice', 'libreoffice'], packages: ['libreoffice-calc-nogui'] },
  { names: [], folder: '/usr/sbin/pgbouncer', packages: ['pgbouncer'] },
  { names: ['promtool'], packages: ['prometheus'] },
  ...twinPrograms,
];

if (arePackagesStale()) installPackages();
if (process.argv.includes('--browser')) await installChromium();
if (process.argv.includes('--twin')) for (const program of twinPrograms) await installProgram(program);
if (process.argv.includes('--long')) for (const program of longPrograms) await installProgram(program);

/** Tells whether the installed packages are others than package-lock.json names; npm writes down what it installed. */
function arePackagesStale() {
  const lock = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(lock)) return true;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(lock);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path]) => path.startsWith('node_modules/'))
    .some(([path, wanted]) => {
      if (installed[path] === undefined) return !wanted.optional && !wanted.devOptional;
      return installed[path].version !== wanted.version || !existsSync(join(root, path));
    });
}

/** Runs npm ci, which NODE_ENV=production would otherwise make leave out the tools of the build. */
function installPackages() {
  console.log('Installing packages with npm ci (about a minute the first time) ...');
  const options = { cwd: root, stdio: 'inherit', shell: true };
  const { status } = spawnSync('npm ci --include=dev --include=optional --no-audit --no-fund', options);
  if (status !== 0) fail('npm ci failed (see above): check the network or the npm registry.');
}

/** Lets Playwright download a Chromium where there is none, else takes Debian's. */
async function installChromium() {
  const { chromiumPath } = await import('./chromium.mjs');
  if (chromiumPath()) return;
  console.log("No Chromium found; trying Playwright's own download (at most a minute) ...");
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { cwd: root, timeout: 60_000 });
  if (chromiumPath()) return;
  installDebianPackages(['chromium-headless-shell', 'fonts-noto-cjk']);
  if (!chromiumPath()) fail('Install the package "chromium-headless-shell", or set CHROMIUM_PATH to a Chromium.');
}

async function installProgram({ names, folder, packages }) {
  const { default: which } = await import('which');
  const isThere = () => (folder && existsSync(folder)) || names.some((name) => which.sync(name, { nothrow: true }));
  if (isThere()) return;
  installDebianPackages(packages);
  if (!isThere()) fail(`${names[0] ?? folder} is missing: install the package "${packages[0]}".`);
}

/** Installs Debian's packages where that is possible: as root, with apt-get. */
function installDebianPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian's ${packages.join(' and ')} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) => spawnSync('apt-get', args, { env, timeout: 240_000, encoding: 'utf8' });
  const install = () => aptGet('install', '-y', '--no-install-recommends', ...packages);
  if (install().status === 0) return;
  aptGet('update');
  const { status, stderr } = install();
  if (status !== 0) console.error(stderr.trim().split('\n').at(-1));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
