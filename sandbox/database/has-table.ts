import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Tells whether a database has a table of this name. */
export async function hasTable(database: Database, name: string): Promise<boolean> {
  const there = sql<boolean>`to_regclass(${name}) is not null`;
  return (await database.select({ there }).from(sql`(select) as nothing`))[0]?.there === true;
}
