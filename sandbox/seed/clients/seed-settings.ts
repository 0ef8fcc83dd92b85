import type { Database } from '../../database/database';
import { clientSettings } from '../../database/schema/client-settings';

/** Lets one client of Hong Kong view the portfolio in US dollars; nobody else has chosen anything. */
export async function seedSettings(database: Database): Promise<void> {
  await database.insert(clientSettings).values([{ clientId: 'HK-USD', showCurrency: 'USD' }]);
}
