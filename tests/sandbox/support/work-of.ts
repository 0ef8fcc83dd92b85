import type { ServerContext } from '../../../sandbox/context/server-context';
import type { Database } from '../../../sandbox/database/database';

/** What a piece of work asks of the database and of the hashing of secrets, in its order; how it ends is no matter. */
export async function workOf(
  context: ServerContext,
  act: (watched: ServerContext) => Promise<unknown>,
): Promise<readonly string[]> {
  const work: string[] = [];
  const { secrets } = context;
  const watched: ServerContext = {
    ...context,
    database: listening(context.database, work),
    secrets: {
      hash: (secret) => {
        work.push('hash');
        return secrets.hash(secret);
      },
      matches: (hashed, secret) => {
        work.push('matches');
        return secrets.matches(hashed, secret);
      },
    },
  };
  await act(watched).catch(() => undefined);
  return work;
}

/** The database, which writes down what it is asked to do, also inside its transactions. */
function listening(database: Database, work: string[]): Database {
  return new Proxy(database, {
    get(asked, what) {
      const way: unknown = Reflect.get(asked, what);
      if (typeof way !== 'function') return way;
      if (what === 'transaction')
        return (act: (transaction: Database) => Promise<unknown>) =>
          asked.transaction((transaction) => act(listening(transaction, work)));
      return (...given: unknown[]): unknown => {
        if (['select', 'insert', 'update', 'delete', 'execute'].includes(String(what))) work.push(String(what));
        return Reflect.apply(way, asked, given);
      };
    },
  });
}
