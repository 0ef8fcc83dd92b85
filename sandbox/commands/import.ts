import { parseArgs } from 'node:util';
import { createClock, today } from '../context/clock';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { StartProblem } from '../context/configuration/start-problem';
import { createSecrets } from '../context/secrets';
import type { Database } from '../database/database';
import { type RealClient, realClient } from '../demonstration/real-client';
import { listContents, importFolder } from '../import/import-folder';
import { createRejections, type Rejections } from '../import/rejections';
import { rejectionLines, summaryLines } from '../import/summary';
import { openDatabase } from '../installation/open-database';
import { createRealClient } from '../seed/real-client/create-real-client';
import { seed } from '../seed/seed';
import type { Command } from './command';

type ImportOptions = {
  readonly folder: string;
  readonly client: RealClient | undefined;
  readonly holdings: number;
  readonly takesDoubtful: boolean;
};

const maxHoldings = 5_000;
const defaultHoldings = 60;

const usage = `Usage: npm run sandbox -- import <folder> [--take-doubtful] [--client tw-real [--holdings ${String(defaultHoldings)}]]
The folder holds funds/, nav/, fx/ and calendars/, or some of them; for instance ${process.env['FUND_DATA_DIR'] ?? '../shared/data'}.
Prices of days to come, of Sundays, and ten times up or down are listed, and taken with --take-doubtful alone.`;

/** Reads a folder of fund data into the database, all of it or nothing; rows that can't be used are listed. */
export const importData: Command = async (configuration, parameters) => {
  const order = readOptions(parameters);
  if (order.client !== undefined && configuration.environment === 'production')
    throw new StartProblem('--client makes a client whose password everybody knows; not with NODE_ENV=production');
  listContents(order.folder);
  console.log('Starting the database ...');
  const open = await openDatabase(configuration);
  // Without this the lock on the data folder would outlive an interrupted import.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  try {
    await open.prepare((database) => run(database, configuration, order));
  } finally {
    await open.close();
  }
};

async function run(database: Database, configuration: SandboxConfiguration, order: ImportOptions): Promise<void> {
  const clock = createClock(configuration.fixedNow);
  const secrets = await createSecrets(configuration.environment);
  // The import would keep a later start from seeing an empty database.
  if (configuration.environment !== 'production') await seed(database, { clock, secrets });
  const rejections = createRejections(configuration.dataFolder);
  const start = performance.now();
  const { folder, client, holdings, takesDoubtful } = order;
  const lines = await database
    .transaction(async (transaction) => {
      const tallies = await importFolder({
        database: transaction,
        folder,
        rejections,
        today: today(clock),
        takesDoubtful,
        say: (line) => console.log(line),
      });
      const making = { holdings, day: today(clock), now: clock.now(), secrets };
      const made = client && (await createRealClient(transaction, client, making));
      return [...summaryLines(tallies), ...(client && made ? [clientLine(client, made)] : [])];
    })
    .finally(rejections.close);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(['', `Imported ${folder} in ${seconds} s`, ...lines].join('\n'));
  printRejections(rejections);
}

function printRejections(rejections: Rejections): void {
  const lines = rejectionLines(rejections);
  if (lines.length > 0) console.error(['', ...lines].join('\n'));
}

const clientLine = ({ login, secret }: RealClient, { held, added }: { held: number; added: number }): string =>
  `Client ${login}, password ${secret}, holds ${String(held)} real funds (${String(added)} new)`;

function readOptions(parameters: readonly string[]): ImportOptions {
  const { positionals, values } = parsed(parameters);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new StartProblem(usage);
  const client = values.client === undefined ? undefined : realClient(values.client);
  if (values.client !== undefined && client === undefined)
    throw new StartProblem(`--client is a key such as tw-real, not "${values.client}"`);
  if (values.holdings !== undefined && client === undefined) throw new StartProblem('--holdings needs --client');
  const holdings = Number(values.holdings ?? defaultHoldings);
  if (!Number.isInteger(holdings) || holdings < 1 || holdings > maxHoldings)
    throw new StartProblem(`--holdings is a number from 1 to ${String(maxHoldings)}, not "${values.holdings ?? ''}"`);
  return { folder, client, holdings, takesDoubtful: values['take-doubtful'] ?? false };
}

function parsed(parameters: readonly string[]) {
  try {
    const options = {
      client: { type: 'string' },
      holdings: { type: 'string' },
      'take-doubtful': { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch {
    throw new StartProblem(usage);
  }
}
