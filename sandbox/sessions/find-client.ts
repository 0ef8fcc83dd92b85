import { and, eq, or } from 'drizzle-orm';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { type ClientRow, clients } from '../database/schema/clients';

/** Finds the client that a name belongs to, be it the user name or the number [AUTH-16, AUTH-23]. */
export async function findClient(database: Database, region: Region, name: string): Promise<ClientRow | undefined> {
  const rows = await database
    .select()
    .from(clients)
    .where(and(eq(clients.region, region), or(eq(clients.userName, name), eq(clients.identityNumber, name))));
  return rows[0];
}
