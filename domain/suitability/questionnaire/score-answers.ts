import { chosenOptions } from './chosen-options';
import type { Answers, Questionnaire, QuestionOption } from './questionnaire';

/** The points of all chosen options; the server's own, whatever was sent [ENT-42, OPEN-55]. */
export const scoreAnswers = (questionnaire: Questionnaire, answers: Answers): number =>
  [...chosenOptions(questionnaire, answers).values()].reduce((sum, option) => sum + pointsOf(option), 0);

/**
 * Returns true if every question of a prudent assessment has its prudent option chosen, the one with the most points
 * [OPEN-55, SUIT-38].
 */
export function passesPrudentAssessment(questionnaire: Questionnaire, answers: Answers): boolean {
  const chosen = chosenOptions(questionnaire, answers);
  return questionnaire.questionCategories.every(({ questions }) =>
    questions.every((question) => {
      const option = chosen.get(question);
      return option !== undefined && question.options.every((other) => pointsOf(other) <= pointsOf(option));
    }),
  );
}

const pointsOf = ({ point = 0 }: QuestionOption): number => point;
