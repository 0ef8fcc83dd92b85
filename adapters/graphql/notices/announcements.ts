import * as z from 'zod/mini';
import type { CallFailure } from '../../../application/ports/call-failure';
import { oneOf } from '../../../domain/kernel/one-of';
import type { Result } from '../../../domain/kernel/result';
import { languages } from '../../../domain/language';
import type { Announcement } from '../../../domain/notices/announcement';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { optionalText } from '../../http/wire-fields';

const announcement = z.object({
  headerText: optionalText,
  headerURL: optionalText,
  descText: optionalText,
  locale: optionalText,
  position: z.optional(z.nullable(z.number())),
  announceDate: optionalText,
});

/** Reads the announcements from the data of AnnouncementsHK or AnnouncementsTW, in the server's order [ENT-33, ENT-34]. */
export const readAnnouncements: (data: unknown) => Result<readonly Announcement[], CallFailure> = parseBody(
  z.object({ announcements: z.array(announcement) }),
  ({ announcements }) => announcements.map(toAnnouncement),
);

function toAnnouncement({
  headerText,
  descText,
  locale,
  position,
  ...rest
}: z.output<typeof announcement>): Announcement {
  return {
    ...onlyPresent({ ...rest, locale: oneOf(languages, locale) }),
    headerText: headerText ?? '',
    descText: descText ?? '',
    position: position ?? NaN,
  };
}
