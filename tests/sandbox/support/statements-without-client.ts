import { sql } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { rowsOf } from './rows-of';

/** Reads the names of the tables whose rows belong to clients: those that name a client, and those that refer to them. */
export async function clientTables(database: Database): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    database,
    sql`with recursive own(id) as (
        select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
          where attname = 'client_id' and relkind = 'r' and not attisdropped
        union select conrelid from pg_constraint join own on contype = 'f' and confrelid = own.id
      ) select relname as name from own join pg_class on pg_class.oid = own.id`,
  );
  return new Set(rows.map(({ name }) => String(name)));
}

/**
 * Names the statements that read or write rows of clients without saying whose, each by its verb, its tables and the
 * columns that it finds them by: where clients' rows are spread over several databases by the client's id, these need
 * another way to the right one.
 */
export function statementsWithoutClient(texts: Iterable<string>, tables: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  for (const text of texts) {
    const named = namesIn(text, /\b(?:from|join|into|update)\s+"?(\w+)"?/gi).filter((name) => tables.has(name));
    if (named.length === 0 || saysWhose(text)) continue;
    const keys = namesIn(text, /"?(\w+)"? (?:=|in|<=|>=|<|>) (?:\(?\$|any)/gi).toSorted();
    found.add(`${/\w+/.exec(text)?.[0] ?? ''} ${named.toSorted().join(', ')} by ${keys.join(', ') || 'nothing'}`);
  }
  return [...found].toSorted();
}

/** Tells whether a statement names a client: in a condition, or in the row that it adds. */
const saysWhose = (text: string): boolean =>
  /(?:client_id"?|"clients"\."id") (?:= (?:\$|\(|any|cast)|in \()/i.test(text) ||
  /insert into [^()]*\([^)]*\bclient_id\b/i.test(text);

const namesIn = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];
