import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder, preparationLock, type OpenDatabase } from './database';

/** Opens a real PostgreSQL; several sandboxes may share it. */
export async function openServer(address: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 5_000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  await pool.query('select 1');
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
