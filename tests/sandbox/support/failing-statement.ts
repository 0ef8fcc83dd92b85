import { interceptStatements } from './intercepted-statements';

/** Lets the k-th statement from now on be refused by the database, in place of what it was; says how to stop, which tells whether it came to that. */
export function failStatement(k: number): () => boolean {
  // A division by zero: inside a transaction nothing but its end is taken from then on.
  const stop = interceptStatements((sent) => (sent === k ? 'select 1 / 0' : undefined));
  return () => stop() >= k;
}
