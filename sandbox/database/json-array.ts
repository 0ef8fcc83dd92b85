import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A JSON array of values. Numerics must be cast to text first: JSON would make floats of them. */
export function jsonArray(values: readonly SQLWrapper[]): SQL {
  return sql`json_build_array(${sql.join([...values], sql`, `)})`;
}
