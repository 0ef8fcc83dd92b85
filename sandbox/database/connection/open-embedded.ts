import type { OpenDatabase } from '../database';
import { EmbeddedConnection } from './embedded-connection';
import { EmbeddedEngine, type EmbeddedPlace } from './embedded-engine';
import { openPool } from './open-pool';
import { ResilientPool } from './resilient-pool';

/** Opens the embedded PostgreSQL: in a folder, or in memory without one. It has a single session, so there is one connection at a time. */
export async function openEmbedded(place: EmbeddedPlace): Promise<OpenDatabase> {
  return openEngine(await EmbeddedEngine.open(place));
}

/** The database of an embedded engine; it ends with it. */
export function openEngine(engine: EmbeddedEngine): OpenDatabase {
  const pool = new ResilientPool({
    stream: () => new EmbeddedConnection(engine),
    // Said here, or node-postgres would ask the environment.
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    pipeline: true,
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
