import type { ServerContext } from '../../../sandbox/context/server-context';
import { interceptStatements } from './intercepted-statements';

/**
 * Returns the calls of a piece of work to the database and to the hashing of secrets, in order; how it ends is no
 * matter.
 */
export async function workOf(
  context: ServerContext,
  act: (watched: ServerContext) => Promise<unknown>,
): Promise<readonly string[]> {
  const work: string[] = [];
  const { secrets } = context;
  const watched: ServerContext = {
    ...context,
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
  const stop = interceptStatements((_, text) => {
    work.push(text.split(' ')[0] ?? '');
    return undefined;
  });
  await act(watched).catch(() => undefined);
  stop();
  return work;
}
