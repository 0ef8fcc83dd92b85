import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/** suitabilityCrr: a client's rating and the day it was worked out [API-53, SUIT-13]. */
export const riskRatingAnswer = z.object({
  clientRiskRating: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  updateDate: text,
});

/** suitability/kyp: when the questionnaire was done, and the status that calls for attention, if any [API-56]. */
export const questionnaireStatusAnswer = z.object({ completedOn: text, kycStatus: text });

/** suitabilityKyp: the version of the yearly questionnaire that is in force [API-54]. */
export const versionInForceAnswer = z.object({ questionnaireSid: z.string(), version: z.string() });

/** kycDetail: what is known of a client that bears on suitability, and why the client is set to low risk: age, education, severe-illness [API-66, SUIT-32, SUIT-35..37]. */
export const clientGroundsAnswer = z.object({
  workplace: text,
  jobTitle: text,
  industry: text,
  lowRiskReasons: z.optional(z.nullable(z.array(z.string()))),
});

/** latestKycDetail: the version answered last, when, and the level it came to [API-67]. */
export const latestQuestionnaireAnswer = z.object({ kycVersion: text, completedOn: text, kycRiskLevel: text });

/** suitabilityClientKyp and enhancedSuitability: the client's latest answers to the yearly questionnaire and to the prudent assessment, without a questionnaire before the first [API-55, API-57, ENT-64, OPEN-53]. */
export const storedAssessmentAnswer = z.object({
  questionnaireSid: text,
  answeredAt: text,
  passed: z.optional(z.nullable(z.boolean())),
  clientRiskLevel: text,
  kycRiskLevel: text,
  answers: z.optional(z.nullable(z.array(z.object({ questionSequence: z.int(), optionSequence: z.int() })))),
});

export type RiskRatingAnswer = z.infer<typeof riskRatingAnswer>;
export type StoredAssessmentAnswer = z.infer<typeof storedAssessmentAnswer>;
