import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { preparedStatement } from '../database/prepared-statement';
import { type ClientState, clients } from '../database/schema/clients';

/** Returns the standing of an account by its client's state: one that was taken over is frozen. */
export const accountOf = (state: ClientState | undefined): 'open' | 'frozen' =>
  state === 'taken-over' ? 'frozen' : 'open';

/** Loads the standing of a client's account. */
export async function loadAccount(database: Database, clientId: string): Promise<'open' | 'frozen'> {
  const [client] = await stateOf(database).execute({ clientId });
  return accountOf(client?.state);
}

const stateOf = preparedStatement((database) =>
  database
    .select({ state: clients.state })
    .from(clients)
    .where(eq(clients.id, sql.placeholder('clientId')))
    .prepare('state_of_client'),
);
