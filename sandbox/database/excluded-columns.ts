import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Returns what an upsert sets columns to: the values of the row that was to be inserted. */
export const excludedColumns = (columns: Readonly<Record<string, PgColumn>>): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
