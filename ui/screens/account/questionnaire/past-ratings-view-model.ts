import type { Assessments, PastRating } from '../../../../application/ports/suitability/assessments';
import { AsyncResource } from '../../../stores/async-resource';

/** The rating of each questionnaire that the client sent here [SUIT-13, SUIT-23]. */
export class PastRatingsViewModel {
  readonly ratings: AsyncResource<readonly PastRating[]>;

  constructor(assessments: Assessments) {
    this.ratings = new AsyncResource(() => assessments.pastRatings());
  }
}
