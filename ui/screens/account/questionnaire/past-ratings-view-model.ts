import type { Assessments, PastRating } from '../../../../application/ports/suitability/assessments';
import { Panel } from '../../../stores/panel';

/** The rating of each questionnaire that the client sent here [SUIT-13, SUIT-23]. */
export class PastRatingsViewModel {
  readonly ratings: Panel<readonly PastRating[]>;

  constructor(assessments: Assessments) {
    this.ratings = new Panel(() => assessments.pastRatings());
  }
}
