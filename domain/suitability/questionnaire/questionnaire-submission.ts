import { chosenOptions, listQuestions } from './chosen-options';
import type { Answers, Questionnaire, QuestionOption } from './questionnaire';

/** A questionnaire as it is sent: one entry a question, with all its options [SUIT-02, SHAPE-14, OPEN-54]. */
export type QuestionnaireSubmission = {
  readonly questionnaireSid: string;
  readonly questionCategories: readonly {
    readonly chooseType: 'S';
    readonly sequence: number;
    readonly text: string;
    readonly questionOptions: readonly (QuestionOption & { readonly result: 0 | 1 })[];
  }[];
};

/** The answers as they are sent: every option of every question, with result 1 when it is the chosen one, else 0 [SUIT-02, SHAPE-14, OPEN-54]. */
export function toQuestionnaireSubmission(questionnaire: Questionnaire, answers: Answers): QuestionnaireSubmission {
  const chosen = chosenOptions(questionnaire, answers);
  return {
    questionnaireSid: questionnaire.sid,
    questionCategories: listQuestions(questionnaire).map((question) => ({
      chooseType: 'S',
      sequence: question.sequence,
      text: question.text ?? '',
      questionOptions: question.options.map((option) => ({
        ...option,
        result: option === chosen.get(question) ? 1 : 0,
      })),
    })),
  };
}

/** The part of a sent question that states the answer. */
type SentQuestion = {
  readonly sequence: number;
  readonly questionOptions: readonly { readonly sequence: number; readonly result: number }[];
};

/** The answers that a questionnaire as it is sent marks as chosen, two for one question both [SUIT-02, SUIT-40]. */
export const answersIn = ({ questionCategories }: { readonly questionCategories: readonly SentQuestion[] }): Answers =>
  questionCategories.flatMap(({ sequence, questionOptions }) =>
    questionOptions
      .filter(({ result }) => result === 1)
      .map((option) => ({ questionSequence: sequence, optionSequence: option.sequence })),
  );

/** The whole payload of an enhanced suitability assessment, with the level the server keeps of the client [SUIT-02, OPEN-54]. */
export const toSuitabilitySubmission = (
  clientRiskLevel: string,
  questionnaire: Questionnaire,
  answers: Answers,
): QuestionnaireSubmission & { readonly clientRiskLevel: string } => ({
  clientRiskLevel,
  ...toQuestionnaireSubmission(questionnaire, answers),
});
