import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A JSON object of values by name. Numerics must be cast to text first: JSON would make floats of them. */
export function jsonObject(values: Readonly<Record<string, SQLWrapper>>): SQL {
  const pairs = Object.entries(values).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}
