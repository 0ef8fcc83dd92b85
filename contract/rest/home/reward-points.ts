import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));
const count = z.optional(z.nullable(z.number()));

/** ePoints: the client's points, with Taiwan's coupon [API-51, ENT-23, ENT-25]. */
export const rewardPointsAnswer = z.object({
  totalPoints: count,
  pointsAboutToExpire: count,
  ePointDetails: z.optional(
    z.nullable(
      z.array(z.object({ points: count, expiryDate: text, aboutToExpire: z.optional(z.nullable(z.boolean())) })),
    ),
  ),
  couponEvent: z.optional(z.nullable(z.object({ code: z.string(), value: text }))),
});

/** util/reminderEPoints (HK): the points a client is reminded of [API-52, ENT-24]. */
export const reminderPointsAnswer = z.object({ reminderPoints: count });

export type RewardPointsAnswer = z.infer<typeof rewardPointsAnswer>;
