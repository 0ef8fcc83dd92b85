import type * as z from 'zod/mini';
import type { riskQuestionnaireAnswer } from '../../contract/rest/suitability/risk-questionnaire';
import type { Questionnaire } from '../../domain/suitability/questionnaire/questionnaire';

/** Returns a questionnaire as it is answered over REST, each list a list of its own [ENT-39..42, OPEN-54]. */
export const wireQuestionnaire = ({
  questionCategories,
  contradictions = [],
  ...head
}: Questionnaire): z.output<typeof riskQuestionnaireAnswer> => ({
  ...head,
  questionCategories: questionCategories.map(({ questions, ...category }) => ({
    ...category,
    questions: questions.map(({ options, ...question }) => ({
      ...question,
      options: options.map(({ sequence, point, text }) => ({ sequence, point, text })),
    })),
  })),
  contradictions: contradictions.map(([one, other]) => [one, other]),
});
