import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hongKongDayAt } from '../../../domain/calendar/hong-kong-time';
import { programPath } from './programs';
import { fingerprint, root } from '../../../scripts/project.mjs';
import { addressesOf, stop } from './sandbox-child';
import { shortLived } from './short-lived';

const databases = join(root, '.cache/databases');
/** All that can change what a first start makes. */
const sources = ['adapters', 'config', 'domain', 'sandbox', 'package-lock.json'];

/**
 * Fills a data folder with what a sandbox makes there at its first start, by the machine's clock, for one that starts
 * today, or at an instant: a copy of a folder that is kept until a source it comes from has changed, or the day is over.
 */
export async function fillDataFolder(folder: string, at?: string): Promise<void> {
  const kind = at === undefined ? 'first-start-today' : 'first-start-at';
  const name = `${kind}-${hongKongDayAt(at === undefined ? Date.now() : Date.parse(at))}-${fingerprint(sources)}`;
  const kept = join(databases, name);
  if (!existsSync(kept)) await keep(kind, name, at);
  cpSync(kept, folder, { recursive: true });
}

/** Renamed into its place, so that nobody copies half of it; whoever comes second drops what it made. */
async function keep(kind: string, name: string, at: string | undefined): Promise<void> {
  mkdirSync(databases, { recursive: true });
  const made = mkdtempSync(join(databases, 'making-'));
  try {
    await startFirst(made, at);
    for (const other of readdirSync(databases))
      if (other.startsWith(`${kind}-`) && other !== name) rmSync(join(databases, other), { recursive: true });
    if (!existsSync(join(databases, name))) renameSync(made, join(databases, name));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** Lets a sandbox start on a folder, and end once it says that it serves. */
async function startFirst(folder: string, at: string | undefined): Promise<void> {
  const { DATABASE_URL: _, SANDBOX_NOW: __, ...environment } = process.env;
  const settings = { NODE_ENV: 'test', PROFILE: 'standalone', PORT: '0', PORT_HK: '0', DATA_DIR: folder };
  const clock = at === undefined ? {} : { SANDBOX_NOW: at };
  const sandbox = spawn(process.execPath, [...shortLived, programPath('sandbox'), 'serve'], {
    cwd: root,
    env: { ...environment, ...settings, ...clock },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await addressesOf(sandbox);
  await stop(sandbox);
  if (sandbox.exitCode !== 0) throw new Error('the sandbox did not end in good order');
}
