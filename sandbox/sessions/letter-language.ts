import { eq } from 'drizzle-orm';
import { defaultCommunication } from '../../domain/clients/communication-preference';
import type { Language } from '../../domain/language';
import type { Database } from '../database/database';
import type { ClientRow } from '../database/schema/clients';
import { communicationPreferences } from '../database/schema/communication';

/** The language of a client's letters, as chosen or as it is where nothing was. */
export async function loadLetterLanguage(database: Database, { id, region, email }: ClientRow): Promise<Language> {
  const [chosen] = await database
    .select({ language: communicationPreferences.language })
    .from(communicationPreferences)
    .where(eq(communicationPreferences.clientId, id));
  return chosen?.language ?? defaultCommunication(region, { email }).language;
}
