import { and, desc, eq } from 'drizzle-orm';
import type { LastChangesAnswer } from '../../../contract/rest/credentials/secret-changes';
import type { Database } from '../../database/database';
import { clients } from '../../database/schema/clients';
import { credentialChanges } from '../../database/schema/credentials';

/** When each of a client's secrets was last changed; of the one that verifies it is known once it was. */
export async function loadLastChanges(database: Database, clientId: string): Promise<LastChangesAnswer> {
  const [client] = await database.select({ at: clients.secretChangedAt }).from(clients).where(eq(clients.id, clientId));
  const [trading] = await database
    .select({ at: credentialChanges.changedAt })
    .from(credentialChanges)
    .where(and(eq(credentialChanges.clientId, clientId), eq(credentialChanges.type, 'trading-password')))
    .orderBy(desc(credentialChanges.changedAt), desc(credentialChanges.id))
    .limit(1);
  return { login: client?.at.toISOString() ?? null, verification: trading?.at.toISOString() ?? null };
}
