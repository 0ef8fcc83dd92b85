import { eq } from 'drizzle-orm';
import type { SettingAnswer } from '../../contract/rest/holdings/setting';
import { withDefaultSetting } from '../../domain/clients/setting';
import type { Database } from '../database/database';
import { clientSettings } from '../database/schema/client-settings';

/** Loads a client's settings of the portfolio [ENT-22]. */
export async function loadSetting(database: Database, clientId: string): Promise<SettingAnswer> {
  const [stored] = await database.select().from(clientSettings).where(eq(clientSettings.clientId, clientId));
  return withDefaultSetting({ showCcy: stored?.showCurrency });
}
