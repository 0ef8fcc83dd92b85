import type { Language } from '../language';
import type { Region } from '../region';
import type { Announcement } from './announcement';
import { isShownAnnouncement, sortAnnouncements } from './announcements';
import type { AnnouncementDocument } from './notice-document';

/** An announcement with the document that says it, an empty one where that isn't valid [ENT-33, ENT-36, CONFLICT-61]. */
export type AnnouncementWithDocument = Announcement & { readonly document: AnnouncementDocument };

/** The announcements of a client's language in the region's order, those that say nothing left out [SHAPE-04..06, CONFLICT-61]. */
export function shownAnnouncements(
  region: Region,
  language: Language,
  list: readonly AnnouncementWithDocument[],
): readonly AnnouncementDocument[] {
  return sortAnnouncements(region, list)
    .filter(({ locale }) => locale === undefined || locale === language)
    .filter(({ document }) => isShownAnnouncement(region, document))
    .map(withHeading);
}

/** Fills in from the list what the document leaves open. */
const withHeading = ({
  headerText,
  headerURL = '',
  announceDate = '',
  document,
}: AnnouncementWithDocument): AnnouncementDocument => ({
  ...document,
  title: document.title || headerText,
  url: document.url || headerURL,
  date: document.date || announceDate,
});
