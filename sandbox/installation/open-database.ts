import { join } from 'node:path';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { StartProblem } from '../context/configuration/start-problem';
import { isUnavailable } from '../database/connection/is-unavailable';
import { openEmbedded } from '../database/connection/open-embedded';
import { ownUpgrade, UpgradeRefused } from '../database/connection/bring-up-to-date';
import { openServer } from '../database/connection/open-server';
import type { OpenDatabase } from '../database/database';
import { claimInstallation } from './claim-installation';
import { lockFolder } from './folder-lock';
import { isThere } from './is-there';
import { makePrivate } from './private-folder';

/**
 * Opens the database the configuration names, a PostgreSQL server or the embedded one in the data folder, unless it
 * belongs to another kind of installation than the environment. In production the tables of a server are brought up to
 * date by the commands that migrate alone, with a role that may.
 */
export async function openDatabase(
  configuration: SandboxConfiguration,
  { migrates = configuration.environment !== 'production' }: { readonly migrates?: boolean } = {},
): Promise<OpenDatabase> {
  const { databaseUrl, databasePooler, databaseConnections, dataFolder, environment } = configuration;
  // Beside a PostgreSQL it holds the documents alone, and is there once the first came.
  if (databaseUrl !== undefined && isThere(dataFolder)) makePrivate(dataFolder);
  const open =
    databaseUrl === undefined
      ? await openFolder(dataFolder, environment)
      : await openAddress(databaseUrl, { pooler: databasePooler, connections: databaseConnections, migrates });
  const where = databaseUrl === undefined ? `The data folder ${dataFolder}` : 'The database of DATABASE_URL';
  try {
    await claimInstallation(open, { environment, where, migrates: migrates || databaseUrl === undefined });
    return { ...open, prepare: (work) => open.prepare(work).catch(toStartProblem) };
  } catch (problem) {
    await open.close();
    if (!isUnavailable(problem) || !(problem instanceof Error)) throw problem;
    throw new StartProblem(`${where} is still prepared by another process, or doesn't answer: ${problem.message}`);
  }
}

/** Opens the embedded database of a data folder, whatever it is for. */
async function openFolder(dataFolder: string, environment: SandboxConfiguration['environment']): Promise<OpenDatabase> {
  const release = await lockFolder(dataFolder);
  try {
    const open = await openEmbedded({
      folder: join(dataFolder, 'pg'),
      // What PGlite makes, it leaves open to everybody.
      opened: () => makePrivate(dataFolder),
    });
    return {
      ...open,
      close: async () => {
        await open.close();
        release();
      },
    };
  } catch {
    release();
    const help = environment === 'production' ? 'Restore a copy of it' : '"npm run sandbox -- reset" starts afresh';
    throw new StartProblem(`The database in ${dataFolder} can't be opened; it may be damaged. ${help}`);
  }
}

/** Says to the person who started it why the tables aren't brought up to date. */
function toStartProblem(problem: unknown): never {
  throw problem instanceof UpgradeRefused ? new StartProblem(problem.message) : problem;
}

type OfServer = { readonly pooler: string | undefined; readonly connections: number; readonly migrates: boolean };

async function openAddress(databaseUrl: string, { pooler, connections, migrates }: OfServer): Promise<OpenDatabase> {
  try {
    return await openServer(databaseUrl, { max: connections, pooler }, { ...ownUpgrade, migrates });
  } catch (problem) {
    const reason = problem instanceof Error && problem.message !== '' ? problem.message : 'no answer';
    const where = pooler === undefined ? 'DATABASE_URL' : 'DATABASE_URL and DATABASE_POOLER_URL';
    throw new StartProblem(`The database of ${where} can't be reached: ${reason.split('\n')[0] ?? reason}`);
  }
}
