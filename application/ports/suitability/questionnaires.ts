import type { Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import type { AsyncResult } from '../call-failure';

/** The questions that a region asks its clients. */
export abstract class Questionnaires {
  /** The version in force, in the client's language; Hong Kong has the yearly one alone [GQL-22, ENT-39..42, SUIT-23]. */
  abstract inForce(kind: QuestionnaireKind): AsyncResult<Questionnaire>;
}
