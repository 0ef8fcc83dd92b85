import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));
const answer = z.object({ questionSequence: z.int(), optionSequence: z.int() });

/** riskQuestionnaire: the version in force in the client's language, with the pairs of answers that contradict each other [ENT-39..42, OPEN-54]. */
export const riskQuestionnaireAnswer = z.object({
  sid: z.string(),
  type: text,
  version: text,
  questionCategories: z.array(
    z.object({
      position: z.optional(z.nullable(z.int())),
      text,
      questions: z.array(
        z.object({
          sequence: z.int(),
          type: text,
          position: z.optional(z.nullable(z.int())),
          text,
          options: z.array(z.object({ sequence: z.int(), point: z.optional(z.nullable(z.number())), text })),
        }),
      ),
    }),
  ),
  contradictions: z.array(z.tuple([answer, answer])),
});

/** riskAssessments: what came of each questionnaire that the client sent, the latest first, with its day [SUIT-13, SUIT-23]. */
export const riskAssessmentsAnswer = z.array(
  z.object({ assessedOn: z.string(), clientRiskLevel: z.string(), version: text }),
);
