import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessPrudence, assessRisk, type LevelBand } from '../../../domain/suitability/questionnaire/assess-answers';
import { lowRiskReasonNames } from '../../../domain/suitability/risk/low-risk-reasons';
import type { Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import {
  answersIn,
  toQuestionnaireSubmission,
} from '../../../domain/suitability/questionnaire/questionnaire-submission';
import { scoreAnswers } from '../../../domain/suitability/questionnaire/score-answers';
import { answeredQuestionnaires } from '../../arbitraries/suitability';

const questionnaire: Questionnaire = {
  sid: 'Q',
  questionCategories: [
    { questions: [{ sequence: 1, options: [0, 10, 20].map((point, place) => ({ sequence: place + 1, point })) }] },
  ],
};
const chosen = (optionSequence: number) => [{ questionSequence: 1, optionSequence }];
const levels: readonly LevelBand[] = [
  { level: 'a', from: 0 },
  { level: 'b', from: 10 },
  { level: 'c', from: 20 },
];

describe('the yearly questionnaire', () => {
  it('[SUIT-11] gives the level that its points reach', () => {
    const assess = (option: number) => assessRisk(questionnaire, chosen(option), { levels, lowRiskReasons: [] });
    expect([1, 2, 3].map((option) => assess(option).clientRiskLevel)).toEqual(['a', 'b', 'c']);
    expect(assess(3)).toEqual({ passed: true, clientRiskLevel: 'c', kycRiskLevel: 'c' });
  });

  it('[SUIT-11] gives the lowest level for fewer points than any band begins with', () => {
    const terms = { levels: [{ level: 'b', from: 10 }] as const, lowRiskReasons: [] };
    expect(assessRisk(questionnaire, chosen(1), terms).clientRiskLevel).toBe('a');
  });

  it.each(lowRiskReasonNames)(
    '[SUIT-03, SUIT-35..37] leaves a client at low risk for %s, whatever the points',
    (reason) => {
      const assess = (option: number) =>
        assessRisk(questionnaire, chosen(option), { levels, lowRiskReasons: [reason] });
      expect(assess(3)).toEqual({ passed: false, clientRiskLevel: 'a', kycRiskLevel: 'c' });
      expect(assess(1)).toEqual({ passed: true, clientRiskLevel: 'a', kycRiskLevel: 'a' });
    },
  );
});

describe('the prudent assessment', () => {
  it('[SUIT-38, SUIT-39, OPEN-55] keeps the level when it is passed, and leaves low risk when not', () => {
    expect(assessPrudence(questionnaire, chosen(3), 'c')).toEqual({
      passed: true,
      clientRiskLevel: 'c',
      kycRiskLevel: 'c',
    });
    expect(assessPrudence(questionnaire, chosen(2), 'c')).toEqual({
      passed: false,
      clientRiskLevel: 'a',
      kycRiskLevel: 'c',
    });
  });

  it('[SUIT-40] isn’t passed by choosing every option', () => {
    expect(assessPrudence(questionnaire, [1, 2, 3].flatMap(chosen), 'c').passed).toBe(false);
  });
});

describe('a questionnaire as it is sent', () => {
  it('[SUIT-02, SHAPE-14] has the answers that were given', () => {
    fc.assert(
      fc.property(answeredQuestionnaires, ({ questionnaire: asked, answers }) => {
        const sent = answersIn(toQuestionnaireSubmission(asked, answers));
        expect(scoreAnswers(asked, sent)).toBe(scoreAnswers(asked, answers));
        expect(toQuestionnaireSubmission(asked, sent)).toEqual(toQuestionnaireSubmission(asked, answers));
      }),
    );
  });
});
