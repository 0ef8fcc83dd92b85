import { createClock } from '../context/clock';
import { followMovedClock } from '../context/moved-clock';
import { openDatabase } from '../installation/open-database';
import { endSessionsForFirm } from '../sessions/end-sessions-for-firm';
import type { Command } from './command';
import { findNamedClient, readClientName } from './named-client';

const usage = 'Usage: npm run sandbox -- end-sessions HK|TW LOGIN, or -- end-sessions everybody';

/** Ends for the firm the sessions of one client, or of everybody: whoever goes on must log in again [R14]. */
export const endSessionsCommand: Command = async (configuration, parameters) => {
  const [first, ...more] = parameters;
  const isEverybody = first === 'everybody' && more.length === 0;
  const named = isEverybody ? undefined : readClientName(parameters, usage);
  const clock = createClock(configuration.fixedNow);
  const open = await openDatabase(configuration);
  try {
    await open.prepare(async (database) => {
      await followMovedClock(database, clock);
      const clientId = named && (await findNamedClient(database, named));
      console.log(`Sessions ended: ${String(await endSessionsForFirm(database, clock.now(), clientId))}`);
    });
  } finally {
    await open.close();
  }
};
