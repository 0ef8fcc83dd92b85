import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/**
 * The rows that one statement of a clearance takes. A statement that took all would be undone at its time limit, however
 * often it is tried, once there are too many; and nobody waits long for one of so few rows.
 */
export const partSize = 1_000;

/** Does parts of some work, each of which says how many rows it took, until one of them isn't full or the work is to stop. */
export async function inParts(part: () => Promise<number>, stopping?: AbortSignal): Promise<void> {
  for (let taken = partSize; taken >= partSize && stopping?.aborted !== true;) taken = await part();
}

/** Removes a part of the rows that fulfil a condition, but for those that somebody holds; returns how many. */
export async function removePart(database: Database, table: PgTable, which: SQL | undefined): Promise<number> {
  const removed = await database
    .delete(table)
    .where(sql`ctid in ${somePlaces(database, table, which)}`)
    .returning({ one: sql`1` });
  return removed.length;
}

/** The places of a part of the rows that fulfil a condition and that nobody holds; held until the statement's transaction ends. */
export const somePlaces = (database: Database, table: PgTable, which: SQL | undefined) =>
  database
    .select({ place: sql`ctid` })
    .from(table)
    .where(which)
    .limit(partSize)
    .for('update', { skipLocked: true });
