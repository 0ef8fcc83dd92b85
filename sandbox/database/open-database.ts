import { join } from 'node:path';
import type { SandboxConfiguration } from '../configuration/sandbox-configuration';
import { StartProblem } from '../configuration/start-problem';
import type { OpenDatabase } from './database';
import { lockFolder } from './folder-lock';
import { openEmbedded } from './open-embedded';
import { openServer } from './open-server';

/** Opens the database the configuration names: a PostgreSQL server, or the embedded one in the data folder. */
export async function openDatabase(configuration: SandboxConfiguration): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder } = configuration;
  return databaseUrl === undefined ? openFolder(dataFolder) : openAddress(databaseUrl);
}

async function openFolder(dataFolder: string): Promise<OpenDatabase> {
  const release = lockFolder(dataFolder);
  try {
    const open = await openEmbedded({ folder: join(dataFolder, 'pg') });
    return {
      ...open,
      close: async () => {
        await open.close();
        release();
      },
    };
  } catch {
    release();
    throw new StartProblem(
      `The database in ${dataFolder} can't be opened; it may be damaged. "npm run sandbox -- reset" starts afresh`,
    );
  }
}

async function openAddress(databaseUrl: string): Promise<OpenDatabase> {
  try {
    return await openServer(databaseUrl);
  } catch (problem) {
    const reason = problem instanceof Error && problem.message !== '' ? problem.message : 'no answer';
    throw new StartProblem(`The database of DATABASE_URL can't be reached: ${reason.split('\n')[0] ?? reason}`);
  }
}
