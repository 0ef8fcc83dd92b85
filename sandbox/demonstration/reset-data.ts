import { asc, eq } from 'drizzle-orm';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { clientParticulars } from '../database/schema/suitability';

/**
 * Loads the data that a reset asks a region's clients for: login, ID or account number, date of birth, e-mail, mobile,
 * phone.
 */
export async function resetData(database: Database, region: Region): Promise<readonly (readonly string[])[]> {
  const rows = await database
    .select({ client: clients, birthDate: clientParticulars.dateOfBirth })
    .from(clients)
    .innerJoin(clientParticulars, eq(clientParticulars.clientId, clients.id))
    .where(eq(clients.region, region))
    .orderBy(asc(clients.identityNumber));
  return rows.map(({ client, birthDate }) => [
    client.userName ?? client.identityNumber,
    client.identityNumber,
    birthDate,
    client.email,
    client.mobile,
    client.phone,
  ]);
}
