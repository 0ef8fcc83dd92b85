import type { RewardPoints } from '../../../domain/points/reward-points';
import {
  reminderPointsAnswer,
  rewardPointsAnswer,
  type RewardPointsAnswer,
} from '../../../contract/rest/home/reward-points';
import { readJson } from '../read-answer';

/** The ePoints that an answer states; a missing list is an empty one [ENT-23, ENT-25]. */
export const readRewardPoints = readJson(rewardPointsAnswer, toRewardPoints);

/** The points that HK's reminder states, for `reminderPoints` [ENT-24]. */
export const readReminderPoints = readJson(
  reminderPointsAnswer,
  ({ reminderPoints }): Pick<RewardPoints, 'reminderPoints'> => ({ reminderPoints: reminderPoints ?? undefined }),
);

function toRewardPoints({ ePointDetails, couponEvent, ...wire }: RewardPointsAnswer): RewardPoints {
  return {
    totalPoints: wire.totalPoints ?? undefined,
    pointsAboutToExpire: wire.pointsAboutToExpire ?? undefined,
    ePointDetails: (ePointDetails ?? []).map(({ points, expiryDate, aboutToExpire }) => ({
      points: points ?? undefined,
      expiryDate: expiryDate ?? undefined,
      aboutToExpire: aboutToExpire ?? undefined,
    })),
    couponEvent: couponEvent ? { code: couponEvent.code, value: couponEvent.value ?? undefined } : undefined,
  };
}
