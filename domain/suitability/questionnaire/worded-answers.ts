import { chosenOptions, listQuestions } from './chosen-options';
import type { QuestionAnswer, Answers, Question, Questionnaire } from './questionnaire';

/** An answer with the words it was given to, so that it stands only while they do. */
export type WordedAnswer = QuestionAnswer & { readonly wording: string };

/** The answers that count, each with the wording of its question and options. */
export const wordAnswers = (questionnaire: Questionnaire, answers: Answers): readonly WordedAnswer[] =>
  [...chosenOptions(questionnaire, answers)].map(([question, option]) => ({
    questionSequence: question.sequence,
    optionSequence: option.sequence,
    wording: wordingOf(question),
  }));

/** Those answers that still stand in a questionnaire, maybe a later version: their question and its options are worded as they were, wherever it now is [OPEN-54]. */
export function unchangedAnswers(questionnaire: Questionnaire, given: readonly WordedAnswer[]): Answers {
  const questions = listQuestions(questionnaire);
  return given.flatMap(({ questionSequence, optionSequence, wording }) => {
    const same = questions.filter((question) => wordingOf(question) === wording);
    const here = same.find(({ sequence }) => sequence === questionSequence);
    // Of several worded alike, only the one in its old place is known to be the client's.
    const question = here ?? (same.length === 1 ? same[0] : undefined);
    return question ? [{ questionSequence: question.sequence, optionSequence }] : [];
  });
}

const wordingOf = ({ text, options }: Question): string =>
  JSON.stringify([text ?? '', ...options.map((option) => [option.sequence, option.text ?? ''])]);
