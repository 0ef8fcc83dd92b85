import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, runProgram } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The flags every Chromium of ours is started with: quiet, offline but for the portal, fit for a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where a Chromium is installed already: CHROMIUM_PATH, then PATH, then Playwright's own; nothing is downloaded. */
export async function installedChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a program that can be run`);
  }
  return onPath() ?? (await playwrights());
}

/** A Chromium, fetched when there is none: by Playwright, else as Debian's package; throws with one clear line. */
export async function findChromium() {
  const found = await installedChromium();
  if (found) return found;
  console.log("No Chromium found; trying Playwright's own download (at most a minute) ...");
  await runProgram('playwright', ['install', 'chromium'], { quiet: true, timeout: 60_000 });
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  await installDebianPackage();
  const packaged = onPath();
  if (packaged) return packaged;
  throw new Error('The browser tests need Chromium: install the package "chromium" or set CHROMIUM_PATH to one.');
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function playwrights() {
  const question = "console.log(require('@playwright/test').chromium.executablePath())";
  const { output } = await run(process.execPath, ['-e', question], { quiet: true });
  const path = output.trim();
  return existsSync(path) ? path : undefined;
}

async function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log("Installing Debian's chromium and fonts-noto-cjk ...");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'];
  const first = await run('apt-get', install, { env, quiet: true, timeout: 240_000 });
  if (first.code === 0) return;
  await run('apt-get', ['update'], { env, quiet: true, timeout: 120_000 });
  const second = await run('apt-get', install, { env, quiet: true, timeout: 240_000 });
  if (second.code !== 0) console.error(second.output.trim().split('\n').at(-1));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    const log = console.log;
    console.log = console.error;
    log(await findChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
