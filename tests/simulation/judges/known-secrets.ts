import { verifySync } from '@node-rs/argon2';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { clients as clientTable } from '../../../sandbox/database/schema/clients';
import type { SimulatedClient } from '../acts/visit';

/**
 * Returns the clients whose secrets aren't those that they know: what was changed counts, and nothing else does. Where the
 * answer to a change was lost, the client learns here which of the two it is.
 */
export async function strangeSecrets(
  database: Database,
  clients: readonly SimulatedClient[],
): Promise<readonly string[]> {
  const ids = clients.map(({ id }) => id);
  const rows = await database.select().from(clientTable).where(inArray(clientTable.id, ids));
  return clients.flatMap((client) => {
    const row = rows.find(({ id }) => id === client.id);
    if (!row) return [`${client.id} is gone`];
    const { untold } = client;
    client.untold = undefined;
    if (untold && verifySync(untold.kind === 'login' ? row.secretHash : row.tradingSecretHash, untold.next))
      client[untold.kind === 'login' ? 'secret' : 'tradingSecret'] = untold.next;
    return [
      ...(verifySync(row.secretHash, client.secret) ? [] : [`${client.id} knows another login secret than counts`]),
      ...(verifySync(row.tradingSecretHash, client.tradingSecret)
        ? []
        : [`${client.id} knows another trading secret than counts`]),
    ];
  });
}
