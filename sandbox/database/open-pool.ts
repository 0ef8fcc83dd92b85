import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrationsFolder, preparationLock, type OpenDatabase } from './database';

/** The database at the other end of a pool's connections. */
export function openPool(pool: pg.Pool): OpenDatabase {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    database: drizzle(pool),
    prepare: async (prepare) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [preparationLock]);
        const database = drizzle(client);
        await migrate(database, { migrationsFolder });
        await prepare(database);
      } finally {
        await client.query('select pg_advisory_unlock($1)', [preparationLock]).catch(() => undefined);
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
