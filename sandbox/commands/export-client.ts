import { writeFileSync } from 'node:fs';
import { oneOf } from '../../domain/kernel/one-of';
import { regions } from '../../domain/region';
import { exportClient } from '../clients/export-client';
import { StartProblem } from '../context/configuration/start-problem';
import { openDatabase } from '../installation/open-database';
import { findClient } from '../sessions/find-client';
import type { Command } from './command';

const usage = 'Usage: npm run sandbox -- export-client HK|TW LOGIN FILE';

/** Writes everything that is written down about one client into a new file that its owner alone can read, without secrets. */
export const exportClientCommand: Command = async (configuration, [first = '', login, file, ...more]) => {
  const region = oneOf(regions, first);
  if (region === undefined || login === undefined || file === undefined || more.length > 0)
    throw new StartProblem(usage);
  const open = await openDatabase(configuration);
  try {
    await open.prepare(async (database) => {
      const client = await findClient(database, region, login);
      if (client === undefined) throw new StartProblem(`No client of ${region} logs in as ${login}`);
      const exported = await exportClient(database, client.id);
      writeFileSync(file, `${JSON.stringify(exported, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
      const count = Object.values(exported).reduce((sum, rows) => sum + rows.length, 0);
      console.log(`Written to ${file}: ${String(count)} rows of ${String(Object.keys(exported).length)} tables`);
    });
  } finally {
    await open.close();
  }
};
