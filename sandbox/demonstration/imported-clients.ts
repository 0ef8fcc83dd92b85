import { asc, like } from 'drizzle-orm';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { byLogin, realClientIds } from './real-client';

/** The clients that imports made, as the list of demonstration clients shows them. */
export async function importedClients(database: Database) {
  const rows = await database
    .select({ id: clients.id })
    .from(clients)
    .where(like(clients.id, `${realClientIds}%`))
    .orderBy(asc(clients.id));
  return rows.map(({ id }) => {
    const { login, secret, tradingSecret, shows } = byLogin(id.slice(realClientIds.length));
    return { region: 'TW' as const, login, secret, tradingSecret, shows };
  });
}
