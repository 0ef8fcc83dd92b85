import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../database/database';

/** The last words of columns and tables of what proves who somebody is, or says where a file lies: of no use to the client, and of use to a thief. */
const withheld = /(?:^|_)(?:hash|secrets?|sha256|token|challenges?|public_key|nonce|stored_name|reference)$/;

/** A foreign key: the columns of a table that name a row of another. */
type ForeignKey = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
  /** True if every row of the table names one. */
  readonly isRequired: boolean;
};

/** The rows of a client by their table, without what is withheld; every value is text as the database writes it, or null. */
export type ClientExport = Readonly<Record<string, readonly Readonly<Record<string, string | null>>[]>>;

/**
 * Returns everything that is written down about a client: the client's own row, and whatever refers to it, or to what
 * refers to it, by the foreign keys that there are, so that a new table is in it by itself. All of one instant.
 */
export async function exportClient(database: Database, clientId: string): Promise<ClientExport> {
  return database.transaction(
    async (transaction) => {
      const exported: Record<string, ClientExport[string]> = {};
      for (const [table, which] of ownRows(await foreignKeys(transaction), clientId))
        exported[table] = (await rowsOf(transaction, table, which)).map(withoutSecrets);
      return exported;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

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

const row = z.record(z.string(), z.nullable(z.string()));

async function rowsOf(database: Database, table: string, which: SQL): Promise<readonly z.output<typeof row>[]> {
  const rows = await database
    // As text: a figure in JSON would be read as a float.
    .select({
      row: sql<unknown>`(select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(${sql.identifier(table)})))`,
    })
    .from(sql.identifier(table).getSQL())
    .where(which);
  return rows.map((found) => row.parse(found.row));
}

const withoutSecrets = (found: z.output<typeof row>): z.output<typeof row> =>
  Object.fromEntries(Object.entries(found).filter(([name]) => !withheld.test(name)));
