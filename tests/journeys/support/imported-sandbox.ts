import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openEmbedded } from '../../../sandbox/database/open-embedded';
import { tradesOf } from '../../sandbox/support/trades-of';
import { runSandbox, serveSandbox, type ServedSandbox } from './serve-sandbox';

/** A sandbox that imported a folder of fund data, and everything its client of real funds ever bought and sold. */
export type ImportedSandbox = ServedSandbox & { readonly trades: Awaited<ReturnType<typeof tradesOf>> };

/** Imports a folder as an operator does, with a client who holds 60 of its funds, then serves it. */
export async function serveImported(folder: string): Promise<ImportedSandbox> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fund-portal-imported-'));
  const forget = (): void => rmSync(dataFolder, { recursive: true, force: true });
  try {
    await importFolder(dataFolder, folder);
    const trades = await readTrades(dataFolder);
    const served = await serveSandbox(dataFolder);
    const end = async (): Promise<void> => {
      await served.end();
      forget();
    };
    return { ...served, end, trades };
  } catch (problem) {
    forget();
    throw problem;
  }
}

async function importFolder(dataFolder: string, folder: string): Promise<void> {
  const command = runSandbox(dataFolder, ['import', folder, '--client', 'tw-real', '--holdings', '60']);
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
