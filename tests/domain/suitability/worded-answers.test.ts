import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import { sameAnswers } from '../../../domain/suitability/questionnaire/same-answers';
import { unchangedAnswers, wordAnswers } from '../../../domain/suitability/questionnaire/worded-answers';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { answeredQuestionnaires, arbitraryQuestionnaires } from '../../arbitraries/suitability';

const options = [
  { sequence: 1, text: 'Yes' },
  { sequence: 2, text: 'No' },
];
const asking = (...questions: readonly (readonly [number, string | undefined])[]): Questionnaire => ({
  sid: 'Q',
  questionCategories: [{ questions: questions.map(([sequence, text]) => ({ sequence, text, options })) }],
});
const before = asking([1, 'Do you borrow?'], [2, 'Do you save?']);
const given = wordAnswers(before, [
  { questionSequence: 1, optionSequence: 1 },
  { questionSequence: 2, optionSequence: 2 },
]);

describe('answers in words', () => {
  it('[OPEN-54, ENT-64] stand in a later version where their question is worded as it was, wherever it is', () => {
    expect(unchangedAnswers(asking([1, 'New?'], [2, 'Do you borrow?'], [3, 'Do you save often?']), given)).toEqual([
      { questionSequence: 2, optionSequence: 1 },
    ]);
  });

  it('[OPEN-54] answers in words don’t stand once an option is worded otherwise', () => {
    const [category] = before.questionCategories;
    const changed = category?.questions.map((question) => ({
      ...question,
      options: options.map((option) => ({ ...option, text: `${option.text}!` })),
    }));
    expect(unchangedAnswers({ ...before, questionCategories: [{ questions: changed ?? [] }] }, given)).toEqual([]);
  });

  it('[OPEN-54] answers in words of questions worded alike stand only in their own place', () => {
    expect(unchangedAnswers(asking([1, 'Do you borrow?'], [5, 'Do you borrow?']), given)).toEqual([
      { questionSequence: 1, optionSequence: 1 },
    ]);
    expect(unchangedAnswers(asking([4, 'Do you borrow?'], [5, 'Do you borrow?']), given)).toEqual([]);
  });

  it('[ENT-41, ENT-42] stand to a question and options without words while they stay so', () => {
    const silent: Questionnaire = {
      sid: 'Q',
      questionCategories: [{ questions: [{ sequence: 1, options: [{ sequence: 1 }, { sequence: 2 }] }] }],
    };
    const answer = [{ questionSequence: 1, optionSequence: 2 }];
    expect(unchangedAnswers(silent, wordAnswers(silent, answer))).toEqual(answer);
    expect(unchangedAnswers(asking([1, 'Do you save?']), wordAnswers(silent, answer))).toEqual([]);
  });

  it('[OPEN-54, ENT-64] all stand in the questionnaire they were given to, those of no question never', () => {
    fc.assert(
      fc.property(answeredQuestionnaires, ({ questionnaire, answers }) => {
        const stray = { questionSequence: 999, optionSequence: 1 };
        const standing = unchangedAnswers(questionnaire, wordAnswers(questionnaire, [...answers, stray]));
        expect(sameAnswers(standing, answers)).toBe(true);
      }),
    );
  });

  it('[OPEN-54] never stand by garbage, and nothing throws', () => {
    fc.assert(
      fc.property(arbitraryQuestionnaires, garbage, fc.integer(), (questionnaire, wording, sequence) => {
        const strange = [{ questionSequence: sequence, optionSequence: sequence, wording }];
        expect(unchangedAnswers(questionnaire, strange)).toEqual([]);
      }),
      { numRuns: Math.min(hostileRuns, 2000) },
    );
  });
});

describe('answers given twice', () => {
  const one = { questionSequence: 1, optionSequence: 1 };
  const two = { questionSequence: 2, optionSequence: 3 };

  it('[ENT-64] answers given twice are the same in any order, and not with one more, one less or another', () => {
    expect(sameAnswers([one, two], [two, one])).toBe(true);
    expect(sameAnswers([one], [one, two])).toBe(false);
    expect(sameAnswers([one, two], [one])).toBe(false);
    expect(sameAnswers([one], [{ ...one, optionSequence: 2 }])).toBe(false);
    expect(sameAnswers([], [])).toBe(true);
  });
});
