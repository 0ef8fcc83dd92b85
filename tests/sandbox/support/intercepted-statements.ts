import pg from 'pg';

/** Sends other words in place of some statements from now on, by their number and text; says how to stop, which tells how many were sent. */
export function interceptStatements(instead: (sent: number, text: string) => string | undefined): () => number {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('the driver sends its statements in another way');
  let sent = 0;
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...asked: readonly unknown[]): unknown {
    sent += 1;
    const other = instead(sent, textOf(asked[0]));
    const told = asked.filter((part) => typeof part === 'function');
    const answer: unknown = Reflect.apply(query, this, other === undefined ? asked : [other, ...told]);
    return answer;
  });
  return () => {
    Reflect.set(pg.Client.prototype, 'query', query);
    return sent;
  };
}

const textOf = (asked: unknown): string =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked);
