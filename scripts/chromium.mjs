import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import which from 'which';

// Which Chromium, and with what flags. No library does it: Playwright starts its own download alone, which a machine
// without access to it doesn't have.

// The headless shell first: the same engine without a browser around it takes a tenth less of the processor.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The flags every Chromium of ours is started with: quiet, offline but for the portal, fit for a container. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the path of an installed Chromium: CHROMIUM_PATH, then PATH, then Playwright's own; undefined where there is none. */
export function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not exist`);
  if (named) return named;
  const onPath = names.map((name) => which.sync(name, { nothrow: true })).find((path) => path !== null);
  const downloaded = chromium.executablePath();
  return onPath ?? (existsSync(downloaded) ? downloaded : undefined);
}

/** Returns what Playwright starts Chromium with. */
export function chromiumOptions() {
  const executablePath = chromiumPath();
  return { args: flags, ...(executablePath ? { executablePath } : {}) };
}
