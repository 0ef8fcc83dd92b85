import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type ClientRow, clients } from '../database/schema/clients';

/**
 * A client whom nobody else changes until the transaction ends; undefined where there is none. Whoever needs more of a client
 * takes it in this order, so that no two wait for each other: the account (`holdAccount`, `takeAccountAlone`), the fund accounts
 * (`lockedAccounts`), the counters of wrong tries (`lockCounters`), the client. Rows that refer to the client are written
 * meanwhile: who has just written one may be about to wait for this transaction.
 */
export async function lockClient(transaction: Database, clientId: string): Promise<ClientRow | undefined> {
  const own = eq(clients.id, clientId);
  const [client] = await transaction.select().from(clients).where(own).for('no key update');
  return client;
}
