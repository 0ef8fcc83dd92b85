import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../database/database';
import { loadRowsOfClient, withheld } from '../database/rows-of-client';

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
      for (const [table, which] of await loadRowsOfClient(transaction, clientId))
        exported[table] = (await rowsOf(transaction, table, which)).map(withoutSecrets);
      return exported;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
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
