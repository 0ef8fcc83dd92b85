import type { Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import type { Answer } from '../call-failure';

/** The questions that Taiwan asks its clients. */
export abstract class Questionnaires {
  /** The version in force, in the client's language [GQL-22, ENT-39..42]. */
  abstract inForce(kind: QuestionnaireKind): Answer<Questionnaire>;
}
