import type { Region } from '../region';

/** The announcements by position, highest first in Hong Kong [SHAPE-04], lowest first in Taiwan [SHAPE-05]; unnumbered ones last. */
export function sortAnnouncements<T extends { readonly position: number }>(
  region: Region,
  list: readonly T[],
): readonly T[] {
  const rank = ({ position }: T): number => {
    if (Number.isNaN(position)) return Infinity;
    return region === 'HK' ? -position : position;
  };
  return [...list].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/** Whether Taiwan shows an announcement: only with a long description that isn't blank [SHAPE-06]. */
export const keepTaiwanAnnouncement = (announcement: { readonly longDescription?: string | undefined }): boolean =>
  (announcement.longDescription ?? '').trim() !== '';
