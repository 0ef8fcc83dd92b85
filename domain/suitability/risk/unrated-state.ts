import type { RiskProfile } from './risk-level-in-use';

/** Returns why a client without a rating in effect has none: its year is over, where its day is known and it isn't stated any more, else it was never worked out [SUIT-23, CONFLICT-24]. */
export const unratedState = ({ clientRiskRating, ratedOn }: RiskProfile): 'no-risk-rating' | 'risk-rating-over' =>
  clientRiskRating === undefined && ratedOn !== undefined ? 'risk-rating-over' : 'no-risk-rating';
