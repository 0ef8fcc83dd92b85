import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hongKongDayAt } from '../../../domain/calendar/hong-kong-time';
import { bundleProgram } from '../../../scripts/bundle-program.mjs';
import { fingerprint, root } from '../../../scripts/project.mjs';
import { addressesOf, stop } from './sandbox-child';

const databases = join(root, '.cache/databases');
/** All that can change what a first start makes. */
const sources = ['adapters', 'config', 'domain', 'sandbox', 'package-lock.json'];

/**
 * Fills a data folder with what a sandbox makes there at its first start by the machine's clock, for one that starts
 * today: a copy of a folder that is made once a day, and again when a source it comes from has changed.
 */
export async function fillDataFolder(folder: string): Promise<void> {
  const name = `first-start-${hongKongDayAt(Date.now())}-${fingerprint(sources)}`;
  const kept = join(databases, name);
  if (!existsSync(kept)) await keep(name);
  cpSync(kept, folder, { recursive: true });
}

/** Renamed into its place, so that nobody copies half of it; whoever comes second drops what it made. */
async function keep(name: string): Promise<void> {
  mkdirSync(databases, { recursive: true });
  const made = mkdtempSync(join(databases, 'making-'));
  try {
    await startFirst(made);
    for (const other of readdirSync(databases))
      if (other.startsWith('first-start-') && other !== name) rmSync(join(databases, other), { recursive: true });
    if (!existsSync(join(databases, name))) renameSync(made, join(databases, name));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** Lets a sandbox start on a folder, and end once it says that it serves. */
async function startFirst(folder: string): Promise<void> {
  const { DATABASE_URL: _, SANDBOX_NOW: __, ...environment } = process.env;
  const settings = { NODE_ENV: 'test', PROFILE: 'standalone', PORT: '0', PORT_HK: '0', DATA_DIR: folder };
  const sandbox = spawn(process.execPath, [await bundleProgram('sandbox/main.ts'), 'serve'], {
    cwd: root,
    env: { ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await addressesOf(sandbox);
  await stop(sandbox);
  if (sandbox.exitCode !== 0) throw new Error('the sandbox did not end in good order');
}
