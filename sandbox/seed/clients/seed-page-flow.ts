import type { Database } from '../../database/database';
import { askedSteps } from '../../database/schema/page-flow';

/** Asks a few clients of each region to do something after their login. */
export async function seedPageFlow(database: Database, askedAt: Date): Promise<void> {
  await database.insert(askedSteps).values([
    { clientId: 'HK-EMPTY', step: 'create-username', askedAt },
    { clientId: 'HK-USD', step: 'communication-preference', askedAt },
    { clientId: 'HK-USD', step: 'invalid-address', askedAt },
    { clientId: 'TW-EMPTY', step: 'create-username', askedAt },
    { clientId: 'TW-ELITE', step: 'communication-preference', askedAt },
    { clientId: 'TW-ELITE', step: 'invalid-address', askedAt },
  ]);
}
