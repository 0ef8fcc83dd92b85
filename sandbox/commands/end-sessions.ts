import { oneOf } from '../../domain/kernel/one-of';
import { type Region, regions } from '../../domain/region';
import { createClock } from '../context/clock';
import { StartProblem } from '../context/configuration/start-problem';
import { followMovedClock } from '../context/moved-clock';
import type { Database } from '../database/database';
import { openDatabase } from '../installation/open-database';
import { endSessionsForFirm } from '../sessions/end-sessions-for-firm';
import { findClient } from '../sessions/find-client';
import type { Command } from './command';

const usage = 'Usage: npm run sandbox -- end-sessions HK|TW LOGIN, or -- end-sessions everybody';

/** Ends for the firm the sessions of one client, or of everybody: whoever goes on must log in again [R14]. */
export const endSessionsCommand: Command = async (configuration, parameters) => {
  const selected = readMeant(parameters);
  const clock = createClock(configuration.fixedNow);
  const open = await openDatabase(configuration);
  try {
    await open.prepare(async (database) => {
      await followMovedClock(database, clock);
      const clientId = selected === 'everybody' ? undefined : await idOf(database, selected);
      console.log(`Sessions ended: ${String(await endSessionsForFirm(database, clock.now(), clientId))}`);
    });
  } finally {
    await open.close();
  }
};

type Named = { readonly region: Region; readonly login: string };

function readMeant([first = '', login, ...more]: readonly string[]): Named | 'everybody' {
  if (first === 'everybody' && login === undefined) return 'everybody';
  const region = oneOf(regions, first);
  if (region === undefined || login === undefined || more.length > 0) throw new StartProblem(usage);
  return { region, login };
}

/** Throws where nobody is called so: a slip of the hand ends nothing. */
async function idOf(database: Database, { region, login }: Named): Promise<string> {
  const client = await findClient(database, region, login);
  if (client === undefined) throw new StartProblem(`No client of ${region} logs in as ${login}`);
  return client.id;
}
