import * as z from 'zod/mini';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { languages } from '../../../domain/language';
import type { Announcement } from '../../../domain/notices/announcement';
import type { AnnouncementWithDocument } from '../../../domain/notices/shown-announcements';
import { onlyPresent } from '../only-present';
import { readAnnouncementDocument } from '../read-notice-document';
import { optionalText } from '../wire-fields';

/** A list of announcements on the wire [ENT-33, ENT-34]. */
export const announcementFields = z.array(
  z.object({
    headerText: optionalText,
    headerURL: optionalText,
    descText: optionalText,
    locale: optionalText,
    position: z.optional(z.nullable(z.number())),
    announceDate: optionalText,
  }),
);

type WireAnnouncement = z.output<typeof announcementFields>[number];

/** The announcements of our words, each with the document that says it, in the server's order [ENT-33, ENT-34, MSG-10]. */
export const toAnnouncements = (wire: readonly WireAnnouncement[]): readonly AnnouncementWithDocument[] =>
  wire.map((each) => {
    const announcement = toAnnouncement(each);
    return { ...announcement, document: readAnnouncementDocument(announcement.descText) };
  });

function toAnnouncement({ headerText, descText, locale, position, ...rest }: WireAnnouncement): Announcement {
  return {
    ...onlyPresent({ ...rest, locale: parseOneOf(languages, locale) }),
    headerText: headerText ?? '',
    descText: descText ?? '',
    position: position ?? NaN,
  };
}
