import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installDebianPackages, isProgram, programOnPath } from './debian.mjs';
import { run, runProgram } from './run.mjs';

// The headless shell first: the same engine without a browser around it takes a tenth less of the processor.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where a Chromium is installed already: CHROMIUM_PATH, then PATH, then Playwright's own; nothing is downloaded. */
export async function installedChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a program that can be run`);
  }
  return programOnPath(names) ?? (await playwrights());
}

/** A Chromium, fetched when there is none: by Playwright, else as Debian's package; throws with one clear line. */
export async function findChromium() {
  const found = await installedChromium();
  if (found) return found;
  console.log("No Chromium found; trying Playwright's own download (at most a minute) ...");
  await runProgram('playwright', ['install', 'chromium'], { quiet: true, timeout: 60_000 });
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  await installDebianPackages(['chromium-headless-shell', 'fonts-noto-cjk']);
  const packaged = programOnPath(names);
  if (packaged) return packaged;
  throw new Error(
    'The browser tests need Chromium: install the package "chromium-headless-shell" or set CHROMIUM_PATH to one.',
  );
}

async function playwrights() {
  const question = "console.log(require('@playwright/test').chromium.executablePath())";
  const { output } = await run(process.execPath, ['-e', question], { quiet: true });
  const path = output.trim();
  return existsSync(path) ? path : undefined;
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
