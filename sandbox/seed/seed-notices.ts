import type { Database } from '../database/database';
import type { LocalTexts } from '../database/schema/clients';
import { announcements, staffMembers, suitabilityProfiles } from '../database/schema/notices';
import { seedAnnouncements } from './announcement-texts';
import { announcementDocument } from './promotion-document';
import { daysBefore } from './seed-days';

/** Why the risk profiles of some clients of Taiwan need attention; the others' are in order. */
const alerts = { 'TW-ALERT-N': 'N', 'TW-ALERT-O': 'O', 'TW-ALERT-S': 'S', 'TW-ALERT-R': 'R' } as const;

/** Makes the announcements, the risk profiles that need attention, and says who is staff. */
export async function seedNotices(database: Database, day: string): Promise<void> {
  await database.insert(announcements).values(
    seedAnnouncements.map(({ region, position, announced, url, from, until, headers, words }) => {
      const announcedOn = daysBefore(day, announced);
      const documents: LocalTexts = Object.fromEntries(
        Object.entries(words).map(([language, texts]) => [language, announcementDocument(texts, announcedOn)]),
      );
      return {
        ...{ region, position, announcedOn, url, headers },
        documents,
        shownFrom: from === undefined ? undefined : daysBefore(day, from),
        shownUntil: until === undefined ? undefined : daysBefore(day, until),
      };
    }),
  );
  await database.insert(suitabilityProfiles).values(
    Object.entries(alerts).map(([clientId, kycStatus]) => ({
      clientId,
      kycStatus,
      completedOn: kycStatus === 'N' ? undefined : daysBefore(day, kycStatus === 'O' ? 400 : 100),
    })),
  );
  await database.insert(staffMembers).values([{ clientId: 'TW-ALERT-S' }]);
}
