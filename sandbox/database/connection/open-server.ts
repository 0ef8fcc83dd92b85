import pg from 'pg';
import type { OpenDatabase } from '../database';
import { type WithConnection, openPool } from './open-pool';
import { ownUpgrade } from './bring-up-to-date';
import { showPresence } from './presence';
import { ResilientPool } from './resilient-pool';
import { sendNameless } from './nameless-statements';

/** The address of a pooler that lends a connection for one transaction, if calls go through one; the connections at most; and the time limits of statements and connections, in milliseconds: together less than the portal waits for a call. */
const usualLimits = {
  max: 10,
  connectionTimeoutMillis: 3_000,
  // For a server that no longer answers at all, and so can't keep its own limits either.
  query_timeout: 6_000,
};

/** The time limits that a connection asks of the server for itself, in milliseconds; through a pooler its role has them. */
const sessionLimits = {
  lock_timeout: 4_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};

type Limits = Partial<typeof usualLimits & typeof sessionLimits> & { readonly pooler?: string | undefined };

/** Opens a real PostgreSQL; several sandboxes may share it. */
export async function openServer(
  address: string,
  { pooler, ...limits }: Limits = {},
  upgrade = ownUpgrade,
): Promise<OpenDatabase> {
  const alone = withoutLimits(address);
  await alone((client) => client.query('select 1'));
  const usual = { pipeline: true, keepAlive: true, ...usualLimits };
  const pool =
    pooler === undefined
      ? new ResilientPool({ connectionString: address, ...usual, ...sessionLimits, ...limits })
      : new ResilientPool({ connectionString: pooler, ...usual, ...limits });
  if (pooler !== undefined) {
    pool.on('connect', sendNameless);
    await requireLimits(pool);
  }
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

/** Rejects where the role that a pooler connects as has no time limits: a statement that hangs would hold its connection. */
async function requireLimits(pool: ResilientPool): Promise<void> {
  try {
    for (const name of Object.keys(sessionLimits)) {
      const { rows } = await pool.query<{ value: string }>('select current_setting($1) as value', [name]);
      if (rows[0]?.value === '0') throw new Error(`the role behind the pooler has no ${name}`);
    }
  } catch (problem) {
    await pool.end();
    throw problem;
  }
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
