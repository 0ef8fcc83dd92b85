import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessPrudence, assessRisk } from '../../../domain/suitability/questionnaire/assess-answers';
import type { LevelBand } from '../../../domain/suitability/risk/level-of-points';
import { lowRiskReasonNames } from '../../../domain/suitability/risk/low-risk-reasons';
import { listQuestions } from '../../../domain/suitability/questionnaire/chosen-options';
import { highestFundRisk } from '../../../domain/suitability/risk/highest-fund-risk';
import { parseRiskLevel } from '../../../domain/suitability/risk/risk-level';
import type { Answers, Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import {
  answersIn,
  toQuestionnaireSubmission,
} from '../../../domain/suitability/questionnaire/questionnaire-submission';
import { scoreAnswers } from '../../../domain/suitability/questionnaire/score-answers';
import { answeredQuestionnaires, bandsOfFive } from '../../arbitraries/suitability';

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

const fiveBands: readonly LevelBand[] = [
  { level: 'conservative', from: 0 },
  { level: 'stable', from: 5 },
  { level: 'balanced', from: 10 },
  { level: 'growth', from: 15 },
  { level: 'aggressive', from: 20 },
];

describe('the yearly questionnaire', () => {
  it('[SUIT-11] gives the level that its points reach', () => {
    const assess = (option: number) =>
      assessRisk(questionnaire, chosen(option), { region: 'TW', levels, lowRiskReasons: [] });
    expect([1, 2, 3].map((option) => assess(option).clientRiskLevel)).toEqual(['a', 'b', 'c']);
    expect(assess(3)).toEqual({ passed: true, clientRiskLevel: 'c', kycRiskLevel: 'c' });
  });

  it('[SUIT-11] gives the lowest level for fewer points than any band begins with', () => {
    const terms = { region: 'TW', levels: [{ level: 'b', from: 10 }], lowRiskReasons: [] } as const;
    expect(assessRisk(questionnaire, chosen(1), terms).clientRiskLevel).toBe('a');
  });

  it.each(lowRiskReasonNames)(
    '[SUIT-03, SUIT-35..37] leaves a client at low risk for %s, whatever the points',
    (reason) => {
      const assess = (option: number) =>
        assessRisk(questionnaire, chosen(option), { region: 'TW', levels, lowRiskReasons: [reason] });
      expect(assess(3)).toEqual({ passed: false, clientRiskLevel: 'a', kycRiskLevel: 'c' });
      expect(assess(1)).toEqual({ passed: true, clientRiskLevel: 'a', kycRiskLevel: 'a' });
    },
  );
});

describe('Hong Kong’s yearly questionnaire', () => {
  const ofHongKong = { region: 'HK', levels: fiveBands, lowRiskReasons: [] } as const;

  it('[SUIT-10, SUIT-23] gives one of the five names by its points', () => {
    const assess = (option: number) => assessRisk(questionnaire, chosen(option), ofHongKong);
    expect([1, 2, 3].map((option) => assess(option).clientRiskLevel)).toEqual([
      'conservative',
      'balanced',
      'aggressive',
    ]);
    expect(assess(3)).toEqual({ passed: true, clientRiskLevel: 'aggressive', kycRiskLevel: 'aggressive' });
  });

  it('[SUIT-10] gives the most cautious name for fewer points than any band begins with', () => {
    const terms = { ...ofHongKong, levels: [{ level: 'stable', from: 10 }] } as const;
    expect(assessRisk(questionnaire, chosen(1), terms).clientRiskLevel).toBe('conservative');
  });

  it.each(lowRiskReasonNames)('[SUIT-35..37] knows no low risk for %s, which Taiwan alone has', (reason) => {
    const terms = { ...ofHongKong, lowRiskReasons: [reason] };
    expect(assessRisk(questionnaire, chosen(3), terms)).toMatchObject({ passed: true, clientRiskLevel: 'aggressive' });
  });

  it('[SUIT-10, SUIT-15..19] never lowers a level for an answer with more points', () => {
    fc.assert(
      fc.property(answeredQuestionnaires, bandsOfFive, fc.nat(), ({ questionnaire: asked, answers }, levels, pick) => {
        fc.pre(answers.length > 0);
        const changed = answers[pick % answers.length];
        const question = listQuestions(asked).find(({ sequence }) => sequence === changed?.questionSequence);
        const pointsOf = (sequence: number | undefined) =>
          question?.options.find((option) => option.sequence === sequence)?.point ?? 0;
        const boldest = Math.max(...(question?.options ?? []).map(({ sequence }) => sequence));
        fc.pre(pointsOf(boldest) >= pointsOf(changed?.optionSequence));
        const bolder = answers.map((answer) => (answer === changed ? { ...answer, optionSequence: boldest } : answer));
        const terms = { region: 'HK', levels, lowRiskReasons: [] } as const;
        const riskOf = (given: Answers) =>
          highestFundRisk(parseRiskLevel(assessRisk(asked, given, terms).clientRiskLevel));
        expect(riskOf(bolder)).toBeGreaterThanOrEqual(riskOf(answers));
      }),
    );
  });
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

  it('[SUIT-40] the prudent assessment isn’t passed by choosing every option', () => {
    expect(assessPrudence(questionnaire, [1, 2, 3].flatMap(chosen), 'c').passed).toBe(false);
  });
});

describe('a questionnaire as it is sent', () => {
  it('[SUIT-02, SHAPE-14] a questionnaire as it is sent has the answers that were given', () => {
    fc.assert(
      fc.property(answeredQuestionnaires, ({ questionnaire: asked, answers }) => {
        const sent = answersIn(toQuestionnaireSubmission(asked, answers));
        expect(scoreAnswers(asked, sent)).toBe(scoreAnswers(asked, answers));
        expect(toQuestionnaireSubmission(asked, sent)).toEqual(toQuestionnaireSubmission(asked, answers));
      }),
    );
  });
});
