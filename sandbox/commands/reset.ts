import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../configuration/start-problem';
import { lockFolder } from '../database/folder-lock';
import type { Command } from './command';

/** Deletes the data folder, unless a running sandbox has it. */
export const reset: Command = async ({ dataFolder, databaseUrl }) => {
  if (databaseUrl !== undefined) throw new StartProblem('reset deletes the data folder; it leaves DATABASE_URL alone');
  if (!existsSync(dataFolder)) {
    console.log(`There is no data folder ${dataFolder}: nothing to delete`);
    return;
  }
  const release = lockFolder(dataFolder);
  rmSync(join(dataFolder, 'pg'), { recursive: true, force: true });
  release();
  rmSync(dataFolder, { recursive: true, force: true });
  console.log(`Deleted ${dataFolder}; the next start makes it anew`);
};
