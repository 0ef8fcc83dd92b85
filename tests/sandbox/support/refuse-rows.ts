import { sql } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';

let made = 0;

/** Has the database refuse the rows of a table that fulfil a condition of `new`, whoever writes them; says how to stop, in the same database. */
export async function refuseRows(
  database: Database,
  table: string,
  condition: string,
): Promise<(database?: Database) => Promise<void>> {
  const name = `refused_${String((made += 1))}`;
  await database.execute(
    sql.raw(
      `create function ${name}() returns trigger language plpgsql as $$ begin if ${condition} then raise exception 'refused'; end if; return new; end $$`,
    ),
  );
  await database.execute(
    sql.raw(`create trigger ${name} before insert or update on ${table} for each row execute function ${name}()`),
  );
  return async (again = database) => {
    await again.execute(sql.raw(`drop trigger ${name} on ${table}`));
    await again.execute(sql.raw(`drop function ${name}()`));
  };
}
