import { pointRules } from '../../points/point-rules';
import type { Region } from '../../region';
import { type ChargedFee, mostPoints } from '../../fees/points-for-fee';

type PointsPlan = {
  readonly region: Region;
  readonly currency: string;
  readonly intoFund?: object | null | undefined;
  readonly isLegacy?: boolean | undefined;
};

/**
 * Returns true if a plan's purchases can redeem reward points for their fee: the eScheduler's, in the currency of the
 * points' value; Taiwan's plans can't [EPNT-08, EPNT-10].
 */
export const canPlanUsePoints = ({ region, currency, intoFund, isLegacy = false }: PointsPlan): boolean =>
  !isLegacy &&
  !intoFund &&
  currency === pointRules[region].currency &&
  pointRules[region].ordersTaking.some((order) => order === 'e-scheduler');

/**
 * Returns the points that a plan redeems for the fee of a purchase: as many as the fee takes of those available, where
 * the plan uses them [EPNT-06, EPNT-08].
 */
export const pointsOfPlan = (
  { usesPoints }: { readonly usesPoints: boolean },
  charged: ChargedFee,
  available: number,
): number => (usesPoints ? mostPoints(charged, available) : 0);
