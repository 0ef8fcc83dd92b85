import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from './database';
import { EmbeddedConnection } from './embedded-connection';
import { openPool } from './open-pool';
import { SteadyPool } from './steady-pool';

/** Opens the embedded PostgreSQL: in a folder, or in memory without one. It has a single session, so there is one connection at a time. */
export async function openEmbedded({ folder }: { readonly folder?: string }): Promise<OpenDatabase> {
  return openEngine(await PGlite.create(folder === undefined ? {} : { dataDir: folder }));
}

/** The database of an embedded engine that runs; it ends with it. */
export function openEngine(engine: PGlite): OpenDatabase {
  const pool = new SteadyPool({
    stream: () => new EmbeddedConnection(engine),
    // Said here, or node-postgres would ask the environment.
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    // It runs in this very thread, so no limit can stop a statement; who waits for the one connection is told in time.
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
  });
  const open = openPool(pool);
  return {
    ...open,
    close: async () => {
      await open.close();
      await engine.close();
    },
  };
}
