import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The insertion of any number of whole rows by one prepared statement; the placeholder is filled with `jsonOfRows`. */
export const insertRows = (table: PgTable, rows: Placeholder): SQL =>
  sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${rows})`;

/** Rows as such a statement takes them: a JSON document by the names of the columns, figures as text. */
export function jsonOfRows<Table extends PgTable>(table: Table, rows: readonly Table['$inferSelect'][]): string {
  const columns = Object.entries(getTableColumns(table));
  return JSON.stringify(
    rows.map((row: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(columns.map(([key, column]) => [column.name, driverValue(column, row[key])])),
    ),
  );
}

const driverValue = (column: PgColumn, value: unknown): unknown =>
  value === null || value === undefined ? null : column.mapToDriverValue(value);
