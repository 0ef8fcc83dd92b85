import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { levelAfterAssessment, needsAssessment } from '../../../domain/suitability/questionnaire/assessment-result';
import { isQuestionnaireOverdue } from '../../../domain/suitability/questionnaire/is-questionnaire-overdue';
import { questionnaireGoodUntil } from '../../../domain/suitability/questionnaire/questionnaire-good-until';
import { isSetToLowRisk } from '../../../domain/suitability/risk/is-set-to-low-risk';
import { lowRiskAge, lowRiskReasons } from '../../../domain/suitability/risk/low-risk-reasons';
import { mustDowngrade } from '../../../domain/suitability/risk/must-downgrade';
import { questionnaireKinds } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { isoDates } from '../../arbitraries/iso-date';
import { maybeLevels } from '../../arbitraries/suitability';

describe('the forced downgrade', () => {
  const texts = [undefined, '', 'low', 'medium', 'high', 'stable', 'growth', 'unknown'];

  it('[SUIT-03] applies to a low client whose KYC level is medium or high, nobody else', () => {
    const downgraded = texts.flatMap((client) =>
      texts.filter((kyc) => mustDowngrade(client, kyc)).map((kyc) => [client, kyc]),
    );
    expect(downgraded).toEqual([
      ['low', 'medium'],
      ['low', 'high'],
    ]);
  });

  it('[SUIT-03, CONFLICT-24] knows the letters too', () => {
    expect(['a', 'b', 'c'].map((kyc) => mustDowngrade('a', kyc))).toEqual([false, true, true]);
    expect(['b', 'c'].map((client) => mustDowngrade(client, 'c'))).toEqual([false, false]);
  });

  it('[SUIT-04] the forced downgrade doesn’t depend on the case', () => {
    expect(mustDowngrade('LOW', 'Medium')).toBe(true);
    const known = fc.constantFrom('low', 'medium', 'high', 'a', 'b', 'c', 'growth');
    const cased = known.chain((text) => fc.tuple(fc.constant(text), fc.mixedCase(fc.constant(text))));
    fc.assert(
      fc.property(cased, cased, ([client, clientCased], [kyc, kycCased]) => {
        expect(mustDowngrade(clientCased, kycCased)).toBe(mustDowngrade(client, kyc));
      }),
    );
  });

  it('[SUIT-03] never applies to anyone because of garbage', () => {
    fc.assert(
      fc.property(garbage, garbage, (one, other) => {
        const isLow = /^(?:low|a)$/i.test(one);
        expect(mustDowngrade(one, 'high')).toBe(isLow);
        expect(mustDowngrade('low', other)).toBe(/^(?:medium|high|b|c)$/i.test(other));
      }),
      { numRuns: hostileRuns },
    );
  });
});

describe('low risk by law', () => {
  const client = { age: 40, educationJuniorHighOrBelow: false, severeIllness: false };

  it('[SUIT-35] low risk by law is for clients from 65 on', () => {
    expect(lowRiskAge).toBe(65);
    expect([0, 64, 64.9, 65, 66, 120].map((age) => isSetToLowRisk({ ...client, age }))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(isSetToLowRisk({ ...client, age: NaN })).toBe(false);
  });

  it('[SUIT-36] low risk by law is for clients with junior high education or below', () => {
    expect(isSetToLowRisk({ ...client, educationJuniorHighOrBelow: true })).toBe(true);
  });

  it('[SUIT-37] low risk by law is for clients with a severe-illness certificate', () => {
    expect(isSetToLowRisk({ ...client, severeIllness: true })).toBe(true);
  });

  it('[SUIT-35, SUIT-36, SUIT-37] low risk by law is for whoever meets any of the three, and nobody else', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 120 }),
        fc.boolean(),
        fc.boolean(),
        (age, educationJuniorHighOrBelow, severeIllness) => {
          const expected = [age > 64, educationJuniorHighOrBelow, severeIllness].includes(true);
          expect(isSetToLowRisk({ age, educationJuniorHighOrBelow, severeIllness })).toBe(expected);
        },
      ),
    );
  });

  it('[SUIT-35, SUIT-36, SUIT-37] names every reason that applies', () => {
    expect(lowRiskReasons(client)).toEqual([]);
    expect(lowRiskReasons({ age: 70, educationJuniorHighOrBelow: true, severeIllness: true })).toEqual([
      'age',
      'education',
      'severe-illness',
    ]);
    expect(lowRiskReasons({ ...client, severeIllness: true })).toEqual(['severe-illness']);
  });
});

describe('the prudent assessment', () => {
  it('[SUIT-38, OPEN-55] keeps the original rating when it is passed', () => {
    expect(levelAfterAssessment('growth', { passed: true })).toBe('growth');
    fc.assert(
      fc.property(maybeLevels, (level) => {
        expect(levelAfterAssessment(level, { passed: true })).toBe(level);
      }),
    );
  });

  it('[SUIT-39, OPEN-55] leaves the client at low risk when it is failed', () => {
    expect(levelAfterAssessment('growth', { passed: false })).toBe('low');
    fc.assert(
      fc.property(maybeLevels, (level) => {
        expect(levelAfterAssessment(level, { passed: false })).toBe('low');
      }),
    );
  });

  it('[OPEN-55] the prudent assessment is asked of who is at low risk by force, or about to be', () => {
    expect(needsAssessment({ forceLowRisk: true })).toBe(true);
    expect(needsAssessment({ toBeLowRisk: true })).toBe(true);
    expect(needsAssessment({ forceLowRisk: false, toBeLowRisk: false })).toBe(false);
    expect(needsAssessment({})).toBe(false);
  });
});

describe('the questionnaire', () => {
  it('[SUIT-47, SUIT-23, SUIT-38] the questionnaire is the yearly one, then the prudent assessment', () => {
    expect(questionnaireKinds).toEqual(['risk', 'prudent']);
  });

  it('[SUIT-23] the questionnaire is done yearly: overdue from the day after a year', () => {
    expect(isQuestionnaireOverdue('2025-03-01', '2025-03-01')).toBe(false);
    expect(isQuestionnaireOverdue('2025-03-01', '2026-03-01')).toBe(false);
    expect(isQuestionnaireOverdue('2025-03-01', '2026-03-02')).toBe(true);
    expect(isQuestionnaireOverdue('2025-03-01', '2025-02-28')).toBe(false);
  });

  it('[SUIT-23] the questionnaire of a leap day counts to the end of the next February', () => {
    expect(isQuestionnaireOverdue('2024-02-29', '2025-02-28')).toBe(false);
    expect(isQuestionnaireOverdue('2024-02-29', '2025-03-01')).toBe(true);
    expect(isQuestionnaireOverdue('2023-02-28', '2024-02-29')).toBe(true);
    expect(isQuestionnaireOverdue('2023-03-01', '2024-02-29')).toBe(false);
  });

  it('[SUIT-23] the questionnaire is overdue when it was never done, or a date can’t be read', () => {
    for (const day of [undefined, '', 'yesterday', '2025-02-30', '2025/03/01', '2025-03-01T00:00:00Z']) {
      expect(isQuestionnaireOverdue(day, '2025-03-02')).toBe(true);
    }
    expect(isQuestionnaireOverdue('2025-03-01', '')).toBe(true);
    expect(isQuestionnaireOverdue('9999-12-31', '9999-12-31')).toBe(false);
    expect(isQuestionnaireOverdue('0999-06-01', '1000-06-01')).toBe(false);
  });

  it('[SUIT-23] the questionnaire is overdue exactly after its anniversary', () => {
    fc.assert(
      fc.property(isoDates, fc.integer({ min: -500, max: 900 }), (done, days) => {
        const today = plus(done, { days });
        expect(isQuestionnaireOverdue(done, today)).toBe(today > plus(done, { years: 1 }));
      }),
    );
  });

  it('[SUIT-23] counts until the day before it is overdue, a leap day’s to the end of the next February', () => {
    expect(questionnaireGoodUntil('2025-03-01')).toBe('2026-03-01');
    expect(questionnaireGoodUntil('2024-02-29')).toBe('2025-02-28');
    expect([undefined, '', '2025-02-30', 'yesterday'].map(questionnaireGoodUntil)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    fc.assert(
      fc.property(isoDates, (done) => {
        const last = questionnaireGoodUntil(done) ?? '';
        expect(isQuestionnaireOverdue(done, last)).toBe(false);
        expect(isQuestionnaireOverdue(done, plus(last, { days: 1 }))).toBe(true);
      }),
    );
  });

  it('[SUIT-23] the questionnaire is overdue by garbage, and nothing throws', () => {
    fc.assert(
      fc.property(garbage, garbage, (done, today) => {
        expect(isQuestionnaireOverdue(done, today)).toBe(true);
      }),
      { numRuns: hostileRuns },
    );
  });
});

const plus = (date: string, duration: { days?: number; years?: number }): string =>
  DateTime.fromISO(date, { zone: 'utc' }).plus(duration).toFormat('yyyy-MM-dd');
