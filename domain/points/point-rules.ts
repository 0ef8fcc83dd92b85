import type { ByRegion } from '../region';
import type { RewardPoints } from './reward-points';

/** The ways of ordering that a fee may be due for: at once, by Hong Kong's monthly eScheduler, by a regular plan. */
export type FeeOrder = 'lump-sum' | 'e-scheduler' | 'regular';

type PointRules = {
  /** The ePoints that waive one dollar of a fee [EPNT-06, EPNT-09]. */
  readonly perDollar: bigint;
  /** The currency of those dollars. */
  readonly currency: string;
  /** The ways of ordering whose fee points are taken off: Taiwan's only those that are no plan [EPNT-07..10]. */
  readonly ordersTaking: readonly Exclude<FeeOrder, 'regular'>[];
  /** Returns the figures that only one region's clients see: Hong Kong's reminder, Taiwan's coupon [EPNT-02..04]. */
  readonly ownFigures: (points: RewardPoints) => Pick<RewardPoints, 'reminderPoints' | 'couponEvent'>;
};

/** The value of ePoints by region, where they can be used, and the figures shown of them [EPNT-02..10]. */
export const pointRules: ByRegion<PointRules> = {
  HK: {
    perDollar: 50n,
    currency: 'HKD',
    ordersTaking: ['lump-sum', 'e-scheduler'],
    ownFigures: ({ reminderPoints }) => ({ reminderPoints }),
  },
  TW: {
    perDollar: 1n,
    currency: 'TWD',
    ordersTaking: ['lump-sum'],
    ownFigures: ({ couponEvent }) => ({ couponEvent }),
  },
};
