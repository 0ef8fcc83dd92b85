import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswers } from '../../../domain/suitability/questionnaire/check-answers';
import type { Answers, Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import {
  toQuestionnaireSubmission,
  toSuitabilitySubmission,
} from '../../../domain/suitability/questionnaire/questionnaire-submission';
import { answeredQuestionnaires, arbitraryQuestionnaires } from '../../arbitraries/suitability';

const option = (sequence: number) => ({ sequence, point: sequence * 10, text: `Option ${sequence}` });
const questionnaire: Questionnaire = {
  sid: 'Q-2026',
  questionCategories: [
    {
      position: 1,
      text: 'Knowledge',
      questions: [
        { sequence: 1, text: 'How long?', options: [option(1), option(2)] },
        { sequence: 2, text: 'How often?', options: [option(1), option(2), option(3)] },
      ],
    },
    { position: 2, questions: [{ sequence: 3, options: [option(1), option(2)] }] },
  ],
  contradictions: [[answer(3, 2), answer(1, 1)]],
};
const complete: Answers = [answer(1, 2), answer(3, 2), answer(2, 3)];

describe('the answers of a questionnaire', () => {
  it('[SUIT-41, SUIT-42, OPEN-53, ENT-64] the answers of a questionnaire may be sent when all are given and the declaration is ticked', () => {
    expect(checkAnswers(questionnaire, complete, true)).toEqual([]);
  });

  it('[SUIT-41] name each question that isn’t answered, in the order of the questionnaire', () => {
    expect(checkAnswers(questionnaire, [answer(2, 1)], true)).toEqual([
      { kind: 'not-answered', question: 1 },
      { kind: 'not-answered', question: 3 },
    ]);
    expect(checkAnswers({ sid: '', questionCategories: [] }, [], true)).toEqual([]);
  });

  it('[SUIT-42] need the declaration', () => {
    expect(checkAnswers(questionnaire, complete, false)).toEqual([{ kind: 'not-declared' }]);
    expect(checkAnswers(questionnaire, [], false).map(({ kind }) => kind)).toEqual([
      'not-answered',
      'not-answered',
      'not-answered',
      'not-declared',
    ]);
  });

  it('[SUIT-40] the answers of a questionnaire are one option a question: two are none, the same one twice is one', () => {
    expect(checkAnswers(questionnaire, [...complete, answer(2, 1)], true)).toEqual([
      { kind: 'not-answered', question: 2 },
    ]);
    expect(checkAnswers(questionnaire, [...complete, answer(2, 3)], true)).toEqual([]);
  });

  it('[SUIT-41] count only for a question and an option there are', () => {
    expect(checkAnswers(questionnaire, [...complete, answer(9, 1)], true)).toEqual([]);
    expect(checkAnswers(questionnaire, [answer(1, 3), ...complete.slice(1)], true)).toEqual([
      { kind: 'not-answered', question: 1 },
    ]);
  });

  it('[SUIT-46, OPEN-54] that contradict each other are flagged by question number', () => {
    const contradicting = [answer(1, 1), ...complete.slice(1)];
    expect(checkAnswers(questionnaire, contradicting, true)).toEqual([{ kind: 'contradiction', questions: [1, 3] }]);
    expect(checkAnswers(questionnaire, contradicting, false)).toEqual([
      { kind: 'not-declared' },
      { kind: 'contradiction', questions: [1, 3] },
    ]);
  });

  it('[SUIT-46, OPEN-54] contradict each other once, however often the data say so', () => {
    const pairs = {
      ...questionnaire,
      contradictions: [
        [answer(10, 1), answer(9, 1)],
        [answer(1, 2), answer(3, 2)],
        [answer(3, 2), answer(1, 2)],
        [answer(3, 2), answer(2, 3)],
      ],
    } satisfies { contradictions: Questionnaire['contradictions'] };
    expect(checkAnswers(pairs, complete, true)).toEqual([
      { kind: 'contradiction', questions: [1, 3] },
      { kind: 'contradiction', questions: [2, 3] },
    ]);
  });

  it('[SUIT-46] the answers of a questionnaire are compared by their numbers, not by their text', () => {
    const options = [option(1)];
    const long: Questionnaire = {
      sid: '',
      questionCategories: [
        {
          questions: [
            { sequence: 10, options },
            { sequence: 9, options },
          ],
        },
      ],
      contradictions: [[answer(10, 1), answer(9, 1)]],
    };
    expect(checkAnswers(long, [answer(9, 1), answer(10, 1)], true)).toEqual([
      { kind: 'contradiction', questions: [9, 10] },
    ]);
  });

  it('[SUIT-40, SUIT-41, SUIT-42] the answers of a questionnaire are without a problem when complete and declared, and lack exactly what is taken away', () => {
    fc.assert(
      fc.property(answeredQuestionnaires, fc.nat(), ({ questionnaire: asked, answers }, at) => {
        expect(checkAnswers(asked, answers, true)).toEqual([]);
        expect(checkAnswers(asked, answers, false)).toEqual([{ kind: 'not-declared' }]);
        const left = answers[at % Math.max(1, answers.length)];
        if (left === undefined) return;
        const rest = answers.filter((each) => each !== left);
        expect(checkAnswers(asked, rest, true)).toEqual([{ kind: 'not-answered', question: left.questionSequence }]);
      }),
    );
  });

  it('[SUIT-46, OPEN-54] the answers of a questionnaire are flagged exactly when both of a pair are given', () => {
    const cases = answeredQuestionnaires.filter(({ answers }) => answers.length > 1);
    fc.assert(
      fc.property(cases, fc.boolean(), ({ questionnaire: asked, answers: [first, second, ...rest] }, swapped) => {
        if (first === undefined || second === undefined) return;
        const other = { ...second, optionSequence: second.optionSequence + 100 };
        const answers = [first, second, ...rest];
        const pairs = (one: typeof first): Questionnaire => ({
          ...asked,
          contradictions: [swapped ? [one, first] : [first, one]],
        });
        const numbers = [first.questionSequence, second.questionSequence].sort((a, b) => a - b);
        expect(checkAnswers(pairs(second), answers, true)).toEqual([{ kind: 'contradiction', questions: numbers }]);
        expect(checkAnswers(pairs(other), answers, true)).toEqual([]);
        expect(checkAnswers(pairs(second), [first, ...rest], true).map(({ kind }) => kind)).toEqual(['not-answered']);
      }),
    );
  });
});

describe('a submitted questionnaire', () => {
  it('[SUIT-02, SHAPE-14, OPEN-54] a submitted questionnaire has every option of every question, with result 1 for the chosen one', () => {
    expect(toQuestionnaireSubmission(questionnaire, complete)).toEqual({
      questionnaireSid: 'Q-2026',
      questionCategories: [
        {
          chooseType: 'S',
          sequence: 1,
          text: 'How long?',
          questionOptions: [
            { ...option(1), result: 0 },
            { ...option(2), result: 1 },
          ],
        },
        {
          chooseType: 'S',
          sequence: 2,
          text: 'How often?',
          questionOptions: [
            { ...option(1), result: 0 },
            { ...option(2), result: 0 },
            { ...option(3), result: 1 },
          ],
        },
        {
          chooseType: 'S',
          sequence: 3,
          text: '',
          questionOptions: [
            { ...option(1), result: 0 },
            { ...option(2), result: 1 },
          ],
        },
      ],
    });
  });

  it('[SUIT-02] carries the client’s level beside the answers', () => {
    expect(toSuitabilitySubmission('LOW', questionnaire, complete)).toEqual({
      clientRiskLevel: 'LOW',
      ...toQuestionnaireSubmission(questionnaire, complete),
    });
  });

  it('[SHAPE-14] replaces a result that the questionnaire came with', () => {
    const before = { ...option(1), result: 1 };
    const asked = { sid: '', questionCategories: [{ questions: [{ sequence: 1, options: [before, option(2)] }] }] };
    expect(toQuestionnaireSubmission(asked, [answer(1, 2)]).questionCategories[0]?.questionOptions).toEqual([
      { ...option(1), result: 0 },
      { ...option(2), result: 1 },
    ]);
  });

  it('[SUIT-40, SHAPE-14] never chooses two options, even of one number', () => {
    const twins = { sid: '', questionCategories: [{ questions: [{ sequence: 1, options: [option(1), option(1)] }] }] };
    expect(resultsOf(toQuestionnaireSubmission(twins, [answer(1, 1)]))).toEqual([[1, 0]]);
    expect(resultsOf(toQuestionnaireSubmission(questionnaire, [answer(1, 1), answer(1, 2)]))[0]).toEqual([0, 0]);
  });

  it('[SUIT-02, SUIT-40, SHAPE-14] keeps all options, with exactly one result 1 for each answered question', () => {
    fc.assert(
      fc.property(answeredQuestionnaires, fc.nat(), ({ questionnaire: asked, answers }, count) => {
        const given = answers.slice(0, count % (answers.length + 1));
        const { questionCategories } = toQuestionnaireSubmission(asked, given);
        const questions = asked.questionCategories.flatMap((category) => category.questions);
        expect(questionCategories.map(({ sequence }) => sequence)).toEqual(questions.map(({ sequence }) => sequence));
        for (const [at, { sequence, questionOptions }] of questionCategories.entries()) {
          expect(questionOptions.map(({ result: _, ...rest }) => rest)).toEqual(questions[at]?.options);
          const chosen = questionOptions.filter(({ result }) => result === 1).map((each) => each.sequence);
          const wanted = given.filter(({ questionSequence }) => questionSequence === sequence);
          expect(chosen).toEqual(wanted.map(({ optionSequence }) => optionSequence));
        }
      }),
    );
  });

  it('[SUIT-02, SUIT-40] a submitted questionnaire has at most one result 1 a question, whatever the answers', () => {
    const numbers = fc.oneof(fc.integer({ min: -1, max: 10 }), fc.double());
    const anyAnswers = fc.array(fc.record({ questionSequence: numbers, optionSequence: numbers }));
    fc.assert(
      fc.property(arbitraryQuestionnaires, anyAnswers, (asked, answers) => {
        const results = resultsOf(toQuestionnaireSubmission(asked, answers));
        const unanswered = checkAnswers(asked, answers, true).length;
        expect(results.filter((each) => each.filter((result) => result === 1).length === 0)).toHaveLength(unanswered);
        expect(results.filter((each) => each.filter((result) => result === 1).length > 1)).toEqual([]);
      }),
    );
  });
});

const resultsOf = ({ questionCategories }: ReturnType<typeof toQuestionnaireSubmission>) =>
  questionCategories.map(({ questionOptions }) => questionOptions.map(({ result }) => result));

function answer(questionSequence: number, optionSequence: number) {
  return { questionSequence, optionSequence };
}
