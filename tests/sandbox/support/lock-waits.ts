import { and, eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from '../../../sandbox/database/database';

const activity = pgTable('pg_stat_activity', { database: text('datname'), waitsFor: text('wait_event_type') });

/** Returns the number of transactions of a database that wait for a lock of another. */
export const lockWaits = (database: Database): Promise<number> =>
  database.$count(activity, and(eq(activity.waitsFor, 'Lock'), eq(activity.database, sql`current_database()`)));
