import { writeFileSync } from 'node:fs';
import { exportClient } from '../clients/export-client';
import { StartProblem } from '../context/configuration/start-problem';
import type { Command } from './command';
import { findNamedClient, readClientName } from './named-client';
import { withBooks } from './with-books';

const usage = 'Usage: npm run sandbox -- export-client HK|TW LOGIN FILE';

/** Writes everything that is written down about one client into a new file that its owner alone can read, without secrets. */
export const exportClientCommand: Command = async (configuration, [region = '', login = '', file, ...more]) => {
  if (file === undefined || more.length > 0) throw new StartProblem(usage);
  const named = readClientName([region, login], usage);
  await withBooks(configuration, async ({ database }) => {
    const exported = await exportClient(database, await findNamedClient(database, named));
    writeFileSync(file, `${JSON.stringify(exported, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    const count = Object.values(exported).reduce((sum, rows) => sum + rows.length, 0);
    console.log(`Written to ${file}: ${String(count)} rows of ${String(Object.keys(exported).length)} tables`);
  });
};
