import type { Database } from '../../database/database';
import type { LocalTexts } from '../../database/schema/clients';
import { announcements, staffMembers } from '../../database/schema/notices';
import { daysBefore } from '../generation/days';
import { seedAnnouncements } from './announcement-texts';
import { announcementDocument } from './promotion-document';

/** Makes the announcements, and says who is staff. */
export async function seedNotices(database: Database, day: string): Promise<void> {
  await database.insert(announcements).values(
    seedAnnouncements.map(({ region, position, announced, url, from, until, headers, words }) => {
      const announcedOn = daysBefore(day, announced);
      const documents: LocalTexts = Object.fromEntries(
        Object.entries(words).map(([language, texts]) => [language, announcementDocument(texts, announcedOn)]),
      );
      return {
        region,
        position,
        announcedOn,
        url,
        headers,
        documents,
        shownFrom: from === undefined ? undefined : daysBefore(day, from),
        shownUntil: until === undefined ? undefined : daysBefore(day, until),
      };
    }),
  );
  await database.insert(staffMembers).values([{ clientId: 'TW-ALERT-S' }, { clientId: 'HK-USD' }]);
}
