import { endSessionsForFirm } from '../sessions/end-sessions-for-firm';
import type { Command } from './command';
import { findNamedClient, readClientName } from './named-client';
import { withBooks } from './with-books';

const usage = 'Usage: npm run sandbox -- end-sessions HK|TW LOGIN, or -- end-sessions everybody';

/** Ends for the firm the sessions of one client, or of everybody: whoever goes on must log in again [R14]. */
export const endSessionsCommand: Command = async (configuration, parameters) => {
  const [first, ...more] = parameters;
  const isEverybody = first === 'everybody' && more.length === 0;
  const named = isEverybody ? undefined : readClientName(parameters, usage);
  await withBooks(configuration, async ({ database, clock }) => {
    const clientId = named && (await findNamedClient(database, named));
    console.log(`Sessions ended: ${String(await endSessionsForFirm(database, clock.now(), clientId))}`);
  });
};
