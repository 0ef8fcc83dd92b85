import type * as z from 'zod/mini';

const marked = new WeakSet<object>();

/** Marks a field of an answer that the specification doesn't name; a server of the specification alone leaves it out [OPEN-59]. */
export function ours<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  // A copy: the same shape may stand in a field that the specification names.
  const own = schema.clone();
  marked.add(own);
  return own;
}

/** Returns whether a field of an answer is marked so. */
export const isOurs = (schema: object): boolean => marked.has(schema);
