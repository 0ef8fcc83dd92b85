import type { Database } from '../../database/database';
import { communicationPreferences } from '../../database/schema/communication';

/** Gives one client of each region communication preferences; nobody else has chosen any. */
export async function seedCommunication(database: Database, now: Date): Promise<void> {
  const savedAt = new Date(now.getTime() - 90 * 86_400_000);
  const news = { newsByEmail: true, newsBySms: false, newsByTelephone: false, newsByPost: false };
  await database.insert(communicationPreferences).values([
    { clientId: 'HK-TYPICAL', language: 'en_US', statements: 'email', contractNotes: 'email', ...news, savedAt },
    { clientId: 'TW-TYPICAL', language: 'zh_TW', statements: 'post', contractNotes: 'email', ...news, savedAt },
    { clientId: 'TW-NO-CODE', language: 'zh_TW', statements: 'post', contractNotes: 'email', ...news, savedAt },
  ]);
}
