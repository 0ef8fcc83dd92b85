import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

const rowsAtOnce = 1_000;

/** Inserts any number of rows, many in each statement. */
export async function insertAll<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await database.insert(table).values(rows.slice(from, from + rowsAtOnce));
}
