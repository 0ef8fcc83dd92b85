import { eq } from 'drizzle-orm';
import { pointsOn, reminderPointsOn } from '../../domain/points/expiring-points';
import { today } from '../context/clock';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import { couponEvents, rewardPoints } from '../database/schema/rewards';
import type { CallGroup } from '../wire/serve';

/** The client's ePoints, in Hong Kong with a reminder of those that go soon [API-51, API-52, ENT-23..25]. */
export const rewardPointRoutes: CallGroup = (serve, { region, database, clock }) => {
  serve('ePoints', async ({ clientId }) => {
    const { ePointDetails, ...figures } = pointsOn(today(clock), await grantedTo(database, clientId));
    if (ePointDetails.length === 0) return {};
    return {
      ...figures,
      ePointDetails: [...ePointDetails],
      ...(regionAnswers[region].coupons ? await couponOf(database, clientId) : {}),
    };
  });

  serve('reminderEPoints', async ({ clientId }) => ({
    reminderPoints: reminderPointsOn(today(clock), await grantedTo(database, clientId)) ?? null,
  }));
};

const couponOf = async (database: Database, clientId: string) => {
  const [coupon] = await database.select().from(couponEvents).where(eq(couponEvents.clientId, clientId));
  return { couponEvent: coupon ? { code: coupon.code, value: coupon.value } : null };
};

const grantedTo = (database: Database, clientId: string) =>
  database.select().from(rewardPoints).where(eq(rewardPoints.clientId, clientId));
