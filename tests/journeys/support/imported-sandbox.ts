import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openEmbedded } from '../../../sandbox/database/connection/open-embedded';
import { tradesOf } from '../../sandbox/support/trades-of';
import { runSandbox } from './own-sandbox';
import { addressesOf, stop } from '../../sandbox/support/sandbox-child';

/** A sandbox that imported a folder of fund data, and everything its client of real funds ever bought and sold. */
export type ImportedSandbox = {
  readonly TW: string;
  readonly HK: string;
  readonly trades: Awaited<ReturnType<typeof tradesOf>>;
  readonly end: () => Promise<void>;
};

/** Imports a folder as an operator does, with a client who holds 60 of its funds, then serves it. */
export async function serveImported(folder: string): Promise<ImportedSandbox> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fund-portal-imported-'));
  let sandbox: ChildProcess | undefined;
  const end = async (): Promise<void> => {
    if (sandbox !== undefined) await stop(sandbox);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await importFolder(dataFolder, folder);
    const trades = await readTrades(dataFolder);
    sandbox = await runSandbox(dataFolder, ['serve']);
    return { ...(await addressesOf(sandbox)), trades, end };
  } catch (problem) {
    await end();
    throw problem;
  }
}

async function importFolder(dataFolder: string, folder: string): Promise<void> {
  const command = await runSandbox(dataFolder, ['import', folder, '--client', 'tw-real', '--holdings', '60']);
  const [, problems] = await Promise.all([text(command.stdout), text(command.stderr), once(command, 'exit')]);
  if (command.exitCode !== 0) throw new Error(`The import failed:\n${problems}`);
}

/** The portal has the database to itself once it runs, so this comes before. */
async function readTrades(dataFolder: string) {
  const open = await openEmbedded({ folder: join(dataFolder, 'pg') });
  try {
    return await tradesOf(open.database, 'IMPORTED-TWREAL01');
  } finally {
    await open.close();
  }
}
