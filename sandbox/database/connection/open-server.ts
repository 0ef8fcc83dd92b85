import pg from 'pg';
import type { OpenDatabase } from '../database';
import { type WithConnection, openPool } from './open-pool';
import { ownUpgrade } from './bring-up-to-date';
import { showPresence } from './presence';
import { ResilientPool } from './resilient-pool';

/** The connections at most; and the time limits of statements and connections, in milliseconds: together less than the portal waits for a call. */
const usualLimits = {
  max: 10,
  connectionTimeoutMillis: 3_000,
  lock_timeout: 4_000,
  statement_timeout: 5_000,
  // For a server that no longer answers at all, and so can't keep its own limits either.
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Opens a real PostgreSQL; several sandboxes may share it. */
export async function openServer(
  address: string,
  limits: Partial<typeof usualLimits> = {},
  upgrade = ownUpgrade,
): Promise<OpenDatabase> {
  const alone = withoutLimits(address);
  await alone((client) => client.query('select 1'));
  const pool = new ResilientPool({
    connectionString: address,
    pipeline: true,
    keepAlive: true,
    ...usualLimits,
    ...limits,
  });
  const open = openPool(pool, alone, upgrade);
  let leave = (): Promise<void> => Promise.resolve();
  return {
    ...open,
    attend: async () => {
      leave = await showPresence(address, upgrade.release);
    },
    close: async () => {
      await leave();
      await open.close();
    },
  };
}

/** A connection without limits: migrations and imports take as long as they take, and wait for those of another process. */
const withoutLimits =
  (address: string): WithConnection =>
  async (work) => {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000 });
    // Whoever asked it is told.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
