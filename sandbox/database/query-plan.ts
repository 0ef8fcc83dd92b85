import { sql, type SQL, type Subquery } from 'drizzle-orm';

// PostgreSQL keeps the plan of a prepared statement for any values only where it doesn't look dearer than one for the
// values of the moment; elsewhere it plans anew each time, which takes longer than most statements.

/** Writes what stays the same in a subquery out instead of binding it, as a limit that the plan should know; placeholders stay bound. */
export function inlineConstants<Query extends Subquery>(query: Query): Query {
  query._.sql.inlineParams();
  return query;
}

/** A value bound so that the plan can't ask how common it is, and would be the same for every other. */
export const bindGeneric = (placeholder: string, type: 'text' | 'int[]'): SQL =>
  sql`(select ${sql.placeholder(placeholder)}::${sql.raw(type)})`;
