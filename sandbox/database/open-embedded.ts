import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { OpenDatabase } from './database';
import { EmbeddedConnection } from './embedded-connection';
import { openPool } from './open-pool';

/** Opens the embedded PostgreSQL: in a folder, or in memory without one. It has a single connection, so that must last. */
export async function openEmbedded({ folder }: { readonly folder?: string }): Promise<OpenDatabase> {
  const engine = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
  const pool = new pg.Pool({
    stream: () => new EmbeddedConnection(engine),
    // Said here, or node-postgres would ask the environment.
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
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
