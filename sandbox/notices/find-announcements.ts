import { asc, eq } from 'drizzle-orm';
import type { Language } from '../../domain/language';
import { today } from '../context/clock';
import { regionAnswers } from '../context/region-answers';
import type { ServerContext } from '../context/server-context';
import { announcements } from '../database/schema/notices';
import { isShownOn } from './is-shown-on';

/** The announcements of a region on show today that exist in a language, each with its XML document [ENT-33, ENT-34, MSG-08]. */
export async function findAnnouncements({ database, region, clock }: ServerContext, language: Language) {
  const rows = await database
    .select()
    .from(announcements)
    .where(eq(announcements.region, region))
    .orderBy(asc(announcements.announcedOn));
  return rows.filter(isShownOn(today(clock))).flatMap(({ position, announcedOn, headers, documents, url }) =>
    documents[language] === undefined
      ? []
      : [
          {
            headerText: headers[language] ?? '',
            headerURL: url,
            descText: documents[language],
            locale: language,
            position,
            ...(regionAnswers[region].announcementDates ? { announceDate: announcedOn } : {}),
          },
        ],
  );
}
