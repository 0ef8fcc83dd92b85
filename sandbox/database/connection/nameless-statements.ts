import type pg from 'pg';

/**
 * Lets a connection send every statement without a name. Through a pooler that lends a connection for one transaction, a
 * name that was prepared on one connection is missing on the next, or there already.
 */
export function sendNameless(client: pg.ClientBase): void {
  const send: unknown = client.query.bind(client);
  // The driver has many signatures, of which the first argument alone matters here.
  client.query = ((statement: unknown, ...more: readonly unknown[]) =>
    (send as (...all: readonly unknown[]) => unknown)(withoutName(statement), ...more)) as typeof client.query;
}

function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return statement;
  return { ...statement, name: undefined };
}
