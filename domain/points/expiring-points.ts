import { addDays } from '../calendar/calendar';
import type { RewardPoints } from './reward-points';

/** Points that a client has up to and including a day, a date. */
export type GrantedPoints = { readonly points: number; readonly expiresOn: string };

// The specification names neither span.
const aboutToExpireDays = 90;
const reminderDays = 30;

/** A client's points on a day, the first to go first; those that go within 90 days are about to expire [EPNT-02, ENT-23]. No figures for no points. */
export function pointsOn(
  today: string,
  granted: readonly GrantedPoints[],
): Pick<RewardPoints, 'totalPoints' | 'pointsAboutToExpire' | 'ePointDetails'> {
  const usable = usableOn(today, granted);
  if (usable.length === 0) return { ePointDetails: [] };
  const soon = addDays(today, aboutToExpireDays);
  return {
    totalPoints: total(usable),
    pointsAboutToExpire: total(usable.filter(({ expiresOn }) => expiresOn <= soon)),
    // A grant that was used up takes nothing when it goes.
    ePointDetails: usable
      .filter(({ points }) => points > 0)
      .map(({ points, expiresOn }) => ({
        points,
        expiryDate: expiresOn,
        aboutToExpire: expiresOn <= soon,
      })),
  };
}

/** The points that Hong Kong reminds a client of: those that go within 30 days [EPNT-03, ENT-24]; undefined for no points. */
export function reminderPointsOn(today: string, granted: readonly GrantedPoints[]): number | undefined {
  const usable = usableOn(today, granted);
  const soon = addDays(today, reminderDays);
  return usable.length === 0 ? undefined : total(usable.filter(({ expiresOn }) => expiresOn <= soon));
}

const usableOn = (today: string, granted: readonly GrantedPoints[]): readonly GrantedPoints[] =>
  granted
    .filter(({ expiresOn }) => expiresOn >= today)
    .sort((a, b) => Number(a.expiresOn > b.expiresOn) - Number(a.expiresOn < b.expiresOn));

const total = (granted: readonly GrantedPoints[]): number => granted.reduce((sum, { points }) => sum + points, 0);
