import type { LatestQuestionnaires } from '../../../../application/ports/suitability/latest-questionnaires';
import type { LatestQuestionnaire } from '../../../../domain/suitability/questionnaire/latest-questionnaire';
import { AsyncResource } from '../../../stores/async-resource';

/** The yearly questionnaire that the client answered last [API-54, API-67, SUIT-23]. */
export class LatestQuestionnaireViewModel {
  readonly latest: AsyncResource<LatestQuestionnaire | undefined>;

  constructor(questionnaires: LatestQuestionnaires) {
    this.latest = new AsyncResource(() => questionnaires.current());
  }
}
