import type { Answers, Question, Questionnaire, QuestionOption } from './questionnaire';

/** All questions of a questionnaire in its order. */
export const listQuestions = ({ questionCategories }: Questionnaire): readonly Question[] =>
  questionCategories.flatMap(({ questions }) => questions);

/** The chosen option of each answered question; two options for one question, or one it doesn't have, are no answer [SUIT-40]. */
export function chosenOptions(questionnaire: Questionnaire, answers: Answers): ReadonlyMap<Question, QuestionOption> {
  const choices = new Map<number, Set<number>>();
  for (const { questionSequence, optionSequence } of answers) {
    choices.set(questionSequence, (choices.get(questionSequence) ?? new Set()).add(optionSequence));
  }
  const chosen = new Map<Question, QuestionOption>();
  for (const question of listQuestions(questionnaire)) {
    const [sequence, ...others] = choices.get(question.sequence) ?? [];
    const option = question.options.find((candidate) => candidate.sequence === sequence);
    if (option !== undefined && others.length === 0) chosen.set(question, option);
  }
  return chosen;
}
