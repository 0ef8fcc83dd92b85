import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { StartProblem } from '../context/configuration/start-problem';
import { openEmbedded } from '../database/connection/open-embedded';
import { readInstallationKind } from '../installation/claim-installation';
import { lockFolder } from '../installation/folder-lock';
import { isThere } from '../installation/is-there';
import type { Command } from './command';

/** Deletes the data folder of a demonstration, unless a running sandbox has it. */
export const reset: Command = async ({ dataFolder, databaseUrl, environment }) => {
  if (databaseUrl !== undefined) throw new StartProblem('reset deletes the data folder; it leaves DATABASE_URL alone');
  if (!isThere(dataFolder)) {
    console.log(`There is no data folder ${dataFolder}: nothing to delete`);
    return;
  }
  const release = await lockFolder(dataFolder);
  const pg = join(dataFolder, 'pg');
  try {
    const kind = isThere(pg) ? await kindOfFolder(pg, environment) : undefined;
    if (kind === 'production')
      throw new StartProblem(
        `The data folder ${dataFolder} is not known to be a demonstration's: reset leaves it alone`,
      );
    rmSync(pg, { recursive: true, force: true });
  } finally {
    release();
  }
  rmSync(dataFolder, { recursive: true, force: true });
  console.log(`Deleted ${dataFolder}; the next start makes it anew`);
};

/** A database that can't be opened doesn't say what it was for: what the environment is for decides. */
async function kindOfFolder(folder: string, environment: SandboxConfiguration['environment']) {
  const open = await openEmbedded({ folder }).catch(() => undefined);
  if (open === undefined) return environment === 'production' ? 'production' : 'demonstration';
  try {
    return await readInstallationKind(open.database);
  } finally {
    await open.close();
  }
}
