import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The runner of statements: the database, or inside a transaction that transaction and nothing else. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** A database that was opened and is now ours to close. */
export type OpenDatabase = {
  readonly database: Database;
  /** Does some work while no other process prepares the database; whoever comes meanwhile waits ten minutes at most. */
  readonly alone: (work: (database: Database) => Promise<void>) => Promise<void>;
  /** Brings the tables up to date, or rejects with UpgradeRefused, then runs `prepare`, alone. */
  readonly prepare: (prepare: (database: Database) => Promise<void>) => Promise<void>;
  /** Makes this process known as a server of the database to whoever migrates it, until it closes. */
  readonly attend: () => Promise<void>;
  /** Its connections, and the number of those that wait for one. */
  readonly pool: { readonly connections: () => number; readonly waiting: () => number };
  readonly close: () => Promise<void>;
};

/** Where drizzle-kit wrote the migrations. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The key of the advisory lock that one process holds while it migrates and seeds. */
export const preparationLock = 7_403_112;
