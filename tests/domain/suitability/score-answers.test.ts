import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import { passesPrudentAssessment, scoreAnswers } from '../../../domain/suitability/questionnaire/score-answers';
import { answeredQuestionnaires } from '../../arbitraries/suitability';

const questionnaire: Questionnaire = {
  sid: 'Q',
  questionCategories: [
    {
      questions: [
        {
          sequence: 1,
          options: [
            { sequence: 1, point: 0 },
            { sequence: 2, point: 3 },
          ],
        },
      ],
    },
    { questions: [{ sequence: 2, options: [{ sequence: 1, point: 5 }, { sequence: 2 }] }] },
  ],
};
const answers = (first: number, second: number) => [
  { questionSequence: 1, optionSequence: first },
  { questionSequence: 2, optionSequence: second },
];

describe('the points of answers', () => {
  it('[ENT-42, OPEN-55] the points of answers are those of the chosen options together', () => {
    expect(scoreAnswers(questionnaire, answers(2, 1))).toBe(8);
    expect(scoreAnswers(questionnaire, answers(2, 2))).toBe(3);
    expect(scoreAnswers(questionnaire, [])).toBe(0);
  });

  it('[ENT-42] lie between the least and the most there are', () => {
    fc.assert(
      fc.property(answeredQuestionnaires, ({ questionnaire: asked, answers: given }) => {
        const points = asked.questionCategories
          .flatMap(({ questions }) => questions)
          .map(({ options }) => options.map(({ point = 0 }) => point));
        const sum = (pick: (...figures: number[]) => number) => points.reduce((all, one) => all + pick(...one), 0);
        const score = scoreAnswers(asked, given);
        expect(score).toBeGreaterThanOrEqual(sum(Math.min));
        expect(score).toBeLessThanOrEqual(sum(Math.max));
        expect(passesPrudentAssessment(asked, given)).toBe(score === sum(Math.max));
      }),
    );
  });
});

describe('the prudent assessment', () => {
  it('[OPEN-55, SUIT-38, SUIT-39] the prudent assessment is passed by the prudent option everywhere, and by nothing less', () => {
    expect(passesPrudentAssessment(questionnaire, answers(2, 1))).toBe(true);
    expect(passesPrudentAssessment(questionnaire, answers(1, 1))).toBe(false);
    expect(passesPrudentAssessment(questionnaire, answers(2, 1).slice(0, 1))).toBe(false);
  });
});
