import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { type Database, migrationsFolder, preparationLock, type OpenDatabase } from './database';
import type { SteadyPool } from './steady-pool';

/** The database at the other end of a pool's connections. */
export function openPool(pool: SteadyPool): OpenDatabase {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    database: databaseOf(pool),
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

/** Drizzle's own way keeps the connection for ever when a transaction can't begin. */
function databaseOf(pool: SteadyPool): Database {
  const database = drizzle(pool);
  database.transaction = async (work, settings) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, settings);
    } finally {
      client.release();
    }
  };
  return database;
}
