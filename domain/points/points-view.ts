import { isIsoDate } from '../calendar/iso-text';
import type { Decimal } from '../money/decimal';
import type { Region } from '../region';
import { pointRules } from './point-rules';
import { pointsValue } from './points-value';
import type { CouponEvent, PointsDetail, RewardPoints } from './reward-points';

/** A client's ePoints as shown: balance, expiry date and fee waivable [ENT-63, EPNT-05], and what else is shown [EPNT-02..04]. */
export type PointsView = {
  readonly balance?: number | undefined;
  readonly expiryDate?: string | undefined;
  readonly feeWaivable?: Decimal | undefined;
  readonly pointsAboutToExpire?: number | undefined;
  readonly details: readonly PointsDetail[];
  readonly reminderPoints?: number | undefined;
  readonly couponEvent?: CouponEvent | undefined;
};

/**
 * Returns what a region's client sees of the ePoints; the expiry date is the first on which any are lost, the reminder
 * is Hong Kong's, the coupon Taiwan's [EPNT-02..05, ENT-63].
 */
export function pointsView(region: Region, points: RewardPoints): PointsView {
  const { totalPoints, pointsAboutToExpire, ePointDetails } = points;
  return {
    balance: totalPoints,
    expiryDate: firstExpiry(ePointDetails),
    feeWaivable: totalPoints === undefined ? undefined : pointsValue(region, totalPoints),
    pointsAboutToExpire,
    details: ePointDetails,
    ...pointRules[region].ownFigures(points),
  };
}

// ISO dates sort as text; a day on which no points go is none to warn of.
function firstExpiry(details: readonly PointsDetail[]): string | undefined {
  const losing = details.filter(({ points }) => points === undefined || points > 0);
  const dates = losing.map(({ expiryDate }) => expiryDate).filter((date) => date !== undefined && isIsoDate(date));
  return dates.sort()[0];
}
