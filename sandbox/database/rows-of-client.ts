import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database';

/** The last words of columns and tables of what proves who somebody is, or says where a file lies: of no use to the client, and of use to a thief. */
export const withheld = /(?:^|_)(?:hash|secrets?|sha256|token|challenges?|public_key|nonce|stored_name|reference)$/;

/** A foreign key: the columns of a table that name a row of another. */
type ForeignKey = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
  /** True if every row of the table names one. */
  readonly isRequired: boolean;
};

/**
 * Loads which rows of which tables are a client's: the client's own row, and whatever refers to it, or to what refers to it,
 * by the foreign keys that there are, so that a new table is among them by itself. A table comes after those it refers to.
 */
export const loadRowsOfClient = async (database: Database, clientId: string): Promise<ReadonlyMap<string, SQL>> =>
  ownRows(await foreignKeys(database), clientId);

/**
 * The tables with rows of a client, and which: those of a table by a way to it over keys that each of its rows
 * has, so that none is missed; over others where there is no such way.
 */
function ownRows(keys: readonly ForeignKey[], clientId: string): ReadonlyMap<string, SQL> {
  const found = new Map<string, SQL>([['clients', sql`id = ${clientId}`]]);
  const isNew = ({ table, parent }: ForeignKey) => found.has(parent) && !found.has(table) && !withheld.test(table);
  for (;;) {
    const open = keys.filter(isNew);
    const key = open.find(({ isRequired }) => isRequired) ?? open[0];
    if (key === undefined) return found;
    const { table, columns, parent, parentColumns } = key;
    found.set(
      table,
      sql`(${names(columns)}) in (select ${names(parentColumns)} from ${sql.identifier(parent)} where ${found.get(parent)})`,
    );
  }
}

const names = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );

async function foreignKeys(database: Database): Promise<readonly ForeignKey[]> {
  const ofColumns = (aggregate: string, table: string, numbers: string) =>
    sql.raw(`(select ${aggregate} from unnest(${numbers}) with ordinality as keys(number, place)
      join pg_attribute on attrelid = ${table} and attnum = number)`);
  const inOrder = 'json_agg(attname order by place)';
  return database
    .select({
      table: sql<string>`child.relname`,
      columns: sql<readonly string[]>`${ofColumns(inOrder, 'conrelid', 'conkey')}`,
      parent: sql<string>`parent.relname`,
      parentColumns: sql<readonly string[]>`${ofColumns(inOrder, 'confrelid', 'confkey')}`,
      isRequired: sql<boolean>`${ofColumns('bool_and(attnotnull)', 'conrelid', 'conkey')}`,
    })
    .from(sql`pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid`)
    .where(sql`contype = 'f'`)
    .orderBy(sql`child.relname, conname`);
}
