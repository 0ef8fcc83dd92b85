import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { StartProblem } from '../context/configuration/start-problem';
import { copyDocuments } from '../documents/copy-documents';
import { folderStore } from '../documents/folder-store';
import { documentsAsStored } from '../documents/open-documents';
import { openServer } from '../database/connection/open-server';
import { type Database, migrationsFolder } from '../database/database';
import { isThere } from '../installation/is-there';
import { openDatabase } from '../installation/open-database';
import { differencesInBooks } from '../orders/books/reconcile';
import { type BackupLabel, labelFile, readLabel } from './backup-label';
import type { Command } from './command';
import { removeAbandoned, removeOlder, unfinishedEnd } from './old-backups';
import { sayStoreProblem } from './say-store-problem';

const run = promisify(execFile);

const usage = {
  backup:
    'Usage: npm run sandbox -- backup FOLDER [--keep NUMBER]: the folder is made, and so many whole backups stay beside each other',
  restore: 'Usage: npm run sandbox -- restore FOLDER, into an empty database',
};

const names = { dump: 'database.dump', documents: 'documents' } as const;

/**
 * Copies the database and then the documents, sealed as they are, into a new folder, while servers run: a document is
 * there before its row is. Older backups beside it go once it is whole, as far as the command says.
 */
export const backup: Command = async (configuration, parameters) => {
  const { folder, keep } = readBackup(parameters);
  const address = addressOf(configuration);
  if (isThere(folder)) throw new StartProblem(`${folder} is there already: a backup is never written over`);
  await mkdir(dirname(resolve(folder)), { recursive: true, mode: 0o700 });
  say('Removed unfinished', await removeAbandoned(folder, Date.now()));
  // Under another name until it is whole: one that failed stands in no retry's way, and is taken for none.
  const unfinished = await mkdtemp(`${resolve(folder)}${unfinishedEnd}`);
  try {
    await writeBackup(configuration, address, unfinished);
    await rename(unfinished, folder);
  } catch (problem) {
    await rm(unfinished, { recursive: true, force: true });
    throw problem;
  }
  console.log(`Backed up to ${folder}`);
  if (keep !== undefined) say('Removed older', await removeOlder(folder, keep));
};

const say = (what: string, folders: readonly string[]): void => {
  if (folders.length > 0) console.log(`${what}: ${folders.join(', ')}`);
};

/** Reads where a backup goes, and how many stay; undefined where all do. */
export function readBackup(parameters: readonly string[]): { readonly folder: string; readonly keep?: number } {
  const [folder = '', option, number = '', ...more] = parameters;
  if (option === undefined) return { folder: onlyFolder('backup', [folder]) };
  const isNumber = /^[1-9]\d{0,3}$/.test(number);
  if (option !== '--keep' || !isNumber || more.length > 0) throw new StartProblem(usage.backup);
  return { folder: onlyFolder('backup', [folder]), keep: Number(number) };
}

async function writeBackup(configuration: SandboxConfiguration, address: string, folder: string): Promise<void> {
  const migrations = await onServer(address, migrationsOf);
  const takenAt = new Date().toISOString();
  const dump = join(folder, names.dump);
  await program('pg_dump', address, ['--format=custom', `--file=${dump}`]);
  const copies = folderStore(join(folder, names.documents));
  await sayStoreProblem(() => copyDocuments(documentsAsStored(configuration), copies));
  const said = { takenAt, migrations, sha256: await digestOf(dump) } satisfies BackupLabel;
  await writeFile(join(folder, labelFile), `${JSON.stringify(said, undefined, 2)}\n`, { mode: 0o600 });
}

/**
 * Puts a backup into an empty database, and its documents beside it; brings the tables up to date, and works the books
 * out again. Ends with 1 where they differ.
 */
export const restore: Command = async (configuration, parameters) => {
  const folder = onlyFolder('restore', parameters);
  const address = addressOf(configuration);
  const { takenAt, migrations, sha256 } = await requireLabel(folder);
  const dump = join(folder, names.dump);
  if ((await digestOf(dump)) !== sha256) throw new StartProblem(`${dump} is another file than was backed up`);
  if (migrations > (await ownMigrations())) throw new StartProblem(`${folder} is of a later version than this one`);
  const isEmpty = await onServer(address, hasNoTables);
  if (!isEmpty)
    throw new StartProblem('The database of DATABASE_URL has tables: a backup is restored into an empty one');
  // Whole or not at all: after a failure the database is as empty as before.
  await program('pg_restore', address, ['--single-transaction', '--no-owner', dump]);
  const copies = folderStore(join(folder, names.documents));
  await sayStoreProblem(() => copyDocuments(copies, documentsAsStored(configuration)));
  const open = await openDatabase(configuration, { migrates: true });
  try {
    await open.prepare(async (database) => {
      const differences = await differencesInBooks(database);
      for (const difference of differences) console.log(difference);
      if (differences.length > 0) process.exitCode = 1;
      const books = differences.length === 0 ? 'the books are right' : `${String(differences.length)} differences`;
      console.log(`Restored what was backed up at ${takenAt}: ${books}`);
    });
  } finally {
    await open.close();
  }
};

function onlyFolder(command: keyof typeof usage, [folder = '', ...more]: readonly string[]): string {
  if (folder === '' || folder.startsWith('--') || more.length > 0) throw new StartProblem(usage[command]);
  return folder;
}

function addressOf({ databaseUrl }: SandboxConfiguration): string {
  if (databaseUrl === undefined)
    throw new StartProblem(
      'There is no DATABASE_URL: of the embedded database, copy the data folder while nothing runs',
    );
  return databaseUrl;
}

/** Runs one of PostgreSQL's own programs on a database; the password is in no list of processes. */
async function program(name: 'pg_dump' | 'pg_restore', address: string, parameters: readonly string[]): Promise<void> {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) };
  try {
    await run(name, [`--dbname=${url.href}`, ...parameters], { env });
  } catch (problem) {
    const said = problem instanceof Error && 'stderr' in problem ? String(problem.stderr) : '';
    throw new StartProblem(`${name} failed: ${said.trim() || String(problem)}`);
  }
}

async function requireLabel(folder: string): Promise<BackupLabel> {
  const label = await readLabel(folder);
  if (label === undefined)
    throw new StartProblem(`${folder} is no whole backup: its ${labelFile} is missing or can't be read`);
  return label;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const journal = z.object({ entries: z.array(z.unknown()) });

async function ownMigrations(): Promise<number> {
  return journal.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))).entries.length;
}

async function migrationsOf(database: Database): Promise<number> {
  const [row] = await database
    .select({ migrations: sql<number>`count(*)::int` })
    .from(sql`drizzle.__drizzle_migrations`);
  return row?.migrations ?? 0;
}

async function onServer<T>(address: string, work: (database: Database) => Promise<T>): Promise<T> {
  const open = await openServer(address);
  try {
    return await work(open.database);
  } finally {
    await open.close();
  }
}

async function hasNoTables(database: Database): Promise<boolean> {
  const tables = await database
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname in ('public', 'drizzle')`)
    .limit(1);
  return tables.length === 0;
}
