import type { Database } from '../../database/database';
import { reactivations } from '../../database/schema/identity-documents';

/** Lets one client of Hong Kong owe an identity document, and another wait until the one sent is checked. */
export async function seedReactivations(database: Database): Promise<void> {
  await database.insert(reactivations).values([
    { clientId: 'HK-DORMANT', eligibility: 'ELIGIBLE' },
    { clientId: 'HK-DORMANT-CHECKED', eligibility: 'REQUESTED' },
  ]);
}
