import type { ByRegion, Region } from '../region';
import type { AnnouncementDocument } from './notice-document';

type AnnouncementRules = {
  /** Returns the sort key of an announcement, lowest first. */
  readonly rank: (position: number) => number;
  readonly isShown: (document: AnnouncementDocument) => boolean;
};

const rules: ByRegion<AnnouncementRules> = {
  HK: { rank: (position) => -position, isShown: saysSomething },
  TW: { rank: (position) => position, isShown: keepTaiwanAnnouncement },
};

/**
 * Returns true if a region shows an announcement: Taiwan only with a long description, Hong Kong with any text
 * [SHAPE-06, CONFLICT-61].
 */
export const isShownAnnouncement = (region: Region, document: AnnouncementDocument): boolean =>
  rules[region].isShown(document);

/** The announcements by position, highest first in Hong Kong [SHAPE-04], lowest first in Taiwan [SHAPE-05]; unnumbered ones last. */
export function sortAnnouncements<T extends { readonly position: number }>(
  region: Region,
  list: readonly T[],
): readonly T[] {
  const rank = ({ position }: T): number => (Number.isNaN(position) ? Infinity : rules[region].rank(position));
  return [...list].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/** Returns true if Taiwan shows an announcement: only with a long description that isn't blank [SHAPE-06]. */
export function keepTaiwanAnnouncement(announcement: { readonly longDescription?: string | undefined }): boolean {
  return (announcement.longDescription ?? '').trim() !== '';
}

function saysSomething({ title, shortDescription, longDescription }: AnnouncementDocument): boolean {
  return [title, shortDescription, longDescription].some((text) => text.trim() !== '');
}
