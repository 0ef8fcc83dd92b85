import { regionalRiskRecords } from '../suitability/risk/regional-risk-records';
import { parseRiskLevel } from '../suitability/risk/risk-level';
import { unratedState } from '../suitability/risk/unrated-state';
import type { User } from '../clients/user';

/** Returns why a client of a region that keeps nothing beside the rating has none in effect; undefined for one that has, and where other records say so [SUIT-23, CONFLICT-24]. */
export function ratingState({ region, effectiveCrr, crrLastUpdateDate }: User) {
  if (regionalRiskRecords[region].suitability || parseRiskLevel(effectiveCrr) !== undefined) return undefined;
  return unratedState({ clientRiskRating: effectiveCrr, ratedOn: crrLastUpdateDate });
}
