/** The questionnaires that clients take: the yearly one of risk, or the prudent assessment that follows for who is set to low risk [SUIT-23, SUIT-38, SUIT-47]. */
export const questionnaireKinds = ['risk', 'prudent'] as const;

/** One of the two questionnaires. */
export type QuestionnaireKind = (typeof questionnaireKinds)[number];
