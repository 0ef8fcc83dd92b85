import { isQuestionnaireOverdue } from './questionnaire/is-questionnaire-overdue';
import type { RiskRating } from './risk-status';

/** Returns a client's rating while its year lasts; once that is over it counts as none, where no record but the rating says so [SUIT-23, CONFLICT-24]. */
export const ratingInEffect = ({ rating, updatedOn }: RiskRating, today: string): RiskRating['rating'] =>
  isQuestionnaireOverdue(updatedOn, today) ? undefined : rating;
