import type { OpenDatabase } from './database';
import { openPool } from './open-pool';
import { SteadyPool } from './steady-pool';

/** Opens a real PostgreSQL; several sandboxes may share it. */
export async function openServer(address: string): Promise<OpenDatabase> {
  const pool = new SteadyPool({ connectionString: address, max: 10, connectionTimeoutMillis: 5_000 });
  const open = openPool(pool);
  await pool.query('select 1');
  return open;
}
