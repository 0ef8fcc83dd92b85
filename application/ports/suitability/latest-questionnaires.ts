import type { LatestQuestionnaire } from '../../../domain/suitability/questionnaire/latest-questionnaire';
import type { AsyncResult } from '../call-failure';

/** The yearly questionnaire that the signed-in client answered last. */
export abstract class LatestQuestionnaires {
  /** Its version, day and level, beside the version in force; undefined before the first [API-54, API-67]. */
  abstract current(): AsyncResult<LatestQuestionnaire | undefined>;
}
