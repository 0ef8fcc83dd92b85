import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/**
 * The submission of a questionnaire: every option of every question, the chosen ones with result 1 [API-89, SUIT-02,
 * OPEN-54].
 */
export const submittedQuestionnaire = z.object({
  clientRiskLevel: z.nullable(z.string()),
  questionnaireSid: z.string(),
  questionCategories: z.array(
    z.object({
      chooseType: z.literal('S'),
      sequence: z.int(),
      text: z.string(),
      questionOptions: z.array(
        z.object({ sequence: z.int(), point: z.optional(z.number()), text, result: z.literal([0, 1]) }),
      ),
    }),
  ),
});

export type SubmittedQuestionnaire = z.infer<typeof submittedQuestionnaire>;
