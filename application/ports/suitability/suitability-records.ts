import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import type { SuitabilityRecord } from '../../../domain/suitability/risk/suitability-record';
import type { AsyncResult } from '../call-failure';

/** Loads the suitability records of the signed-in client; Taiwan only. */
export abstract class SuitabilityRecords {
  /** One for each account holder, as it stands before the yearly questionnaire, or before the prudent assessment [GQL-21, ENT-38, SUIT-47]. */
  abstract current(before?: QuestionnaireKind): AsyncResult<readonly SuitabilityRecord[]>;
}
