import { sql } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { rowsOf } from './rows-of';

/** A digest of the rows of every table, by its name. */
export async function contentOf(database: Database): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const tables = await rowsOf(
    database,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'drizzle') order by 1`,
  );
  const contents = [];
  for (const { name } of tables)
    contents.push(
      ...(await rowsOf(
        database,
        sql`select ${name}::text as name, count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as content
          from ${sql.raw(String(name))} as t`,
      )),
    );
  return contents;
}
