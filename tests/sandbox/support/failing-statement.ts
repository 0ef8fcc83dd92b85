import pg from 'pg';

/** Lets the k-th statement from now on be refused by the database, in place of what it was; says how to stop, which tells whether it came to that. */
export function failStatement(k: number): () => boolean {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('the driver sends its statements in another way');
  let sent = 0;
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...asked: readonly unknown[]): unknown {
    sent += 1;
    // A division by zero: inside a transaction nothing but its end is taken from then on.
    const told = asked.filter((part) => typeof part === 'function');
    const answer: unknown = Reflect.apply(query, this, sent === k ? ['select 1 / 0', ...told] : asked);
    return answer;
  });
  return () => {
    Reflect.set(pg.Client.prototype, 'query', query);
    return sent >= k;
  };
}
