import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/** The answer to a submitted enhanced suitability questionnaire [ENT-64, OPEN-53, OPEN-55]. */
export const assessmentResultAnswer = z.object({ passed: z.boolean(), clientRiskLevel: text, kycRiskLevel: text });
