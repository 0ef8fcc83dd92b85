import { and, asc, eq, gte } from 'drizzle-orm';
import { type Clock, today } from '../clock';
import type { Database } from '../database/database';
import { couponEvents, rewardPoints } from '../database/schema/rewards';
import { daysBefore } from '../seed/seed-days';
import type { CallGroup } from '../server/serve';

const aboutToExpireDays = 90;
const reminderDays = 30;

/** The client's ePoints, in Hong Kong with a reminder of those that go within a month [API-51, API-52, ENT-23..25]. */
export const rewardPointRoutes: CallGroup = (serve, { region, database, clock }) => {
  serve('ePoints', async ({ clientId }) => {
    const rows = await usablePoints(database, clientId, clock);
    if (rows.length === 0) return {};
    const soon = daysBefore(today(clock), -aboutToExpireDays);
    const [coupon] = await database.select().from(couponEvents).where(eq(couponEvents.clientId, clientId));
    return {
      totalPoints: sumOf(rows),
      pointsAboutToExpire: sumOf(rows.filter(({ expiresOn }) => expiresOn <= soon)),
      ePointDetails: rows.map(({ points, expiresOn }) => ({
        points,
        expiryDate: expiresOn,
        aboutToExpire: expiresOn <= soon,
      })),
      ...(region === 'TW' ? { couponEvent: coupon ? { code: coupon.code, value: coupon.value } : null } : {}),
    };
  });

  serve('reminderEPoints', async ({ clientId }) => {
    const rows = await usablePoints(database, clientId, clock);
    const soon = daysBefore(today(clock), -reminderDays);
    return { reminderPoints: rows.length === 0 ? null : sumOf(rows.filter(({ expiresOn }) => expiresOn <= soon)) };
  });
};

const usablePoints = (database: Database, clientId: string, clock: Clock) =>
  database
    .select()
    .from(rewardPoints)
    .where(and(eq(rewardPoints.clientId, clientId), gte(rewardPoints.expiresOn, today(clock))))
    .orderBy(asc(rewardPoints.expiresOn));

const sumOf = (rows: readonly { readonly points: number }[]): number =>
  rows.reduce((sum, { points }) => sum + points, 0);
