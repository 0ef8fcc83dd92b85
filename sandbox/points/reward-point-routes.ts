import { eq } from 'drizzle-orm';
import { pointsOn, reminderPointsOn } from '../../domain/points/expiring-points';
import { today } from '../context/clock';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import { couponEvents } from '../database/schema/rewards';
import type { CallGroup } from '../wire/serve';
import { loadPointsLeft } from './client-points';

/** The client's ePoints, in Hong Kong with a reminder of those that go soon [API-51, API-52, ENT-23..25]. */
export const rewardPointRoutes: CallGroup = (serve, { region, database, clock }) => {
  serve('ePoints', async ({ clientId }) => {
    const { ePointDetails, ...figures } = pointsOn(today(clock), await loadPointsLeft(database, clientId));
    if (figures.totalPoints === undefined) return {};
    return {
      ...figures,
      ePointDetails: [...ePointDetails],
      ...(regionAnswers[region].coupons ? await couponOf(database, clientId) : {}),
    };
  });

  serve('reminderEPoints', async ({ clientId }) => ({
    reminderPoints: reminderPointsOn(today(clock), await loadPointsLeft(database, clientId)) ?? null,
  }));
};

const couponOf = async (database: Database, clientId: string) => {
  const [coupon] = await database.select().from(couponEvents).where(eq(couponEvents.clientId, clientId));
  return { couponEvent: coupon ? { code: coupon.code, value: coupon.value } : null };
};
