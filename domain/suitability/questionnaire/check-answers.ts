import { chosenOptions, listQuestions } from './chosen-options';
import type { Answers, Question, Questionnaire, QuestionOption } from './questionnaire';

/** A problem that keeps a questionnaire from being sent; a question is named by its sequence. */
export type QuestionnaireProblem =
  | { readonly kind: 'not-answered'; readonly question: number }
  | { readonly kind: 'not-declared' }
  | { readonly kind: 'contradiction'; readonly questions: readonly number[] };

/**
 * Returns the problems that keep answers from being sent: a question without an option [SUIT-40, SUIT-41], a missing
 * declaration [SUIT-42], answers that contradict each other [SUIT-46, OPEN-54].
 */
export function checkAnswers(
  questionnaire: Questionnaire,
  answers: Answers,
  declared: boolean,
): readonly QuestionnaireProblem[] {
  const chosen = chosenOptions(questionnaire, answers);
  const problems: QuestionnaireProblem[] = listQuestions(questionnaire)
    .filter((question) => !chosen.has(question))
    .map(({ sequence }) => ({ kind: 'not-answered', question: sequence }));
  if (!declared) problems.push({ kind: 'not-declared' });
  return [...problems, ...contradictions(questionnaire, chosen)];
}

// The data may list a pair twice, or in both orders: it is one contradiction.
function contradictions(
  { contradictions: pairs = [] }: Questionnaire,
  chosen: ReadonlyMap<Question, QuestionOption>,
): Iterable<QuestionnaireProblem> {
  const given = new Map([...chosen].map(([question, option]) => [question.sequence, option.sequence]));
  const found = new Map<string, QuestionnaireProblem>();
  for (const pair of pairs) {
    if (pair.some(({ questionSequence, optionSequence }) => given.get(questionSequence) !== optionSequence)) continue;
    const questions = pair.map(({ questionSequence }) => questionSequence).sort((a, b) => a - b);
    found.set(questions.join(), { kind: 'contradiction', questions });
  }
  return found.values();
}
