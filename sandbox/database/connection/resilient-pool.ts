import pg from 'pg';
import { endsSession } from './is-unavailable';

type Taken = Parameters<pg.Pool['connect']>[0];

/**
 * A pool that gives up a connection only when it broke or is still in a transaction, not when a statement was refused:
 * what is prepared on it stays, and nobody waits for a new one.
 */
export class ResilientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    const lent = super.connect().then(lend);
    if (taken === undefined) return lent;
    lent.then(
      (client) => {
        taken(undefined, client, client.release.bind(client));
      },
      (problem: unknown) => {
        taken(problem instanceof Error ? problem : new Error(String(problem)), undefined, () => undefined);
      },
    );
    return undefined;
  }
}

/** Without a listener a connection that breaks while it is lent would end the process; whoever asked it is told anyway. */
function lend(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release.bind(client);
  client.on('error', ignore);
  client.release = (problem) => {
    client.off('error', ignore);
    giveBack(isSpent(client, problem));
  };
  return client;
}

const ignore = (): void => undefined;

/** A refusal says what was wrong with the statement; anything else leaves open what the connection still waits for. */
function isSpent(client: pg.PoolClient, problem: unknown): boolean {
  if (client.getTransactionStatus() !== 'I' || problem === true) return true;
  return problem instanceof Error && (!(problem instanceof pg.DatabaseError) || endsSession(problem));
}
