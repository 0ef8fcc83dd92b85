import type { QuestionnaireKind } from '../../domain/suitability/questionnaire/questionnaire-kind';

/** The steps of the assessment as the operations number them [SUIT-47, GQL-21, GQL-22]. */
export const toAssessmentStep = (kind: QuestionnaireKind): 0 | 1 => (kind === 'risk' ? 0 : 1);
