import type { LatestQuestionnaires } from '../../../../application/ports/suitability/latest-questionnaires';
import type { LatestQuestionnaire } from '../../../../domain/suitability/questionnaire/latest-questionnaire';
import { Panel } from '../../../stores/panel';

/** The yearly questionnaire that the client answered last [API-54, API-67, SUIT-23]. */
export class LatestQuestionnaireViewModel {
  readonly latest: Panel<LatestQuestionnaire | undefined>;

  constructor(questionnaires: LatestQuestionnaires) {
    this.latest = new Panel(() => questionnaires.current());
  }
}
