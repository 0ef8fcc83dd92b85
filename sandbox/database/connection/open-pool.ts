import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Database, preparationLock, type OpenDatabase } from '../database';
import { bringUpToDate, ownUpgrade } from './bring-up-to-date';
import type { ResilientPool } from './resilient-pool';
import { tellOfStatements } from './statement-channel';

/** Lends one connection for work that may take long. */
export type WithConnection = <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>;

/** The time that a process waits for another one that migrates or fills the same database, in milliseconds. */
const turnAtMost = 600_000;

/** The database at the other end of a pool's connections; `lend` gives one to prepare it with. */
export function openPool(
  pool: ResilientPool,
  lend: WithConnection = fromPool(pool),
  upgrade = ownUpgrade,
): OpenDatabase {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // First, so that what else changes what a connection sends does so before it is told of.
  pool.prependListener('connect', tellOfStatements);
  const inTurn = (work: (client: pg.Client) => Promise<void>): Promise<void> =>
    lend(async (client) => {
      await waitForTurn(client);
      try {
        await work(client);
      } finally {
        await client.query('select pg_advisory_unlock($1)', [preparationLock]).catch(() => undefined);
      }
    });
  return {
    database: databaseOf(pool),
    alone: (work) => inTurn((client) => work(drizzle(client))),
    prepare: (prepare) =>
      inTurn(async (client) => {
        await bringUpToDate(client, upgrade);
        await prepare(drizzle(client));
      }),
    // The one process of an embedded database has nobody to show itself to.
    attend: () => Promise.resolve(),
    pool: { connections: () => pool.totalCount, waiting: () => pool.waitingCount },
    close: () => pool.end(),
  };
}

/** Waits until no other process prepares the database; rejects when that takes too long. */
async function waitForTurn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
    preparationLock,
  ]);
  if (rows[0]?.isOurs === true) return;
  console.log(
    `Another process prepares this database: waiting for it, ${String(turnAtMost / 60_000)} minutes at most ...`,
  );
  await client.query("select set_config('lock_timeout', $1, false)", [String(turnAtMost)]);
  await client.query('select pg_advisory_lock($1)', [preparationLock]);
  await client.query('reset lock_timeout');
}

const fromPool =
  (pool: ResilientPool): WithConnection =>
  async (work) => {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };

/** Drizzle's own way keeps the connection for ever when a transaction can't begin. */
function databaseOf(pool: ResilientPool): Database {
  const database = drizzle(pool);
  // One for each connection: what was prepared on it is there for its next transaction.
  const ofConnections = new WeakMap<pg.Client, ReturnType<typeof drizzle<Record<string, never>, pg.Client>>>();
  const ofConnection = (client: pg.Client) => {
    const known = ofConnections.get(client) ?? drizzle(client);
    ofConnections.set(client, known);
    return known;
  };
  database.transaction = (work, settings) =>
    fromPool(pool)((client) => ofConnection(client).transaction(work, settings));
  return database;
}
