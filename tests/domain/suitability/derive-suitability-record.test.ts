import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveSuitabilityRecord, type SuitabilityFacts } from '../../../domain/suitability/derive-suitability-record';
import { needsAssessment } from '../../../domain/suitability/questionnaire/assessment-result';
import { isOfEarlierVersion } from '../../../domain/suitability/questionnaire/latest-questionnaire';
import { lowRiskReasonNames } from '../../../domain/suitability/risk/low-risk-reasons';

const facts: SuitabilityFacts = {
  rating: 'b',
  ratedOn: '2026-05-04',
  alert: undefined,
  questionnaire: { version: '2025.1', completedOn: '2026-05-04', level: 'b' },
  prudentAssessment: undefined,
  lowRiskReasons: [],
};
const elderly: SuitabilityFacts = { ...facts, lowRiskReasons: ['age'] };
const assessed = (answeredAt: string, passed: boolean): SuitabilityFacts => ({
  ...elderly,
  prudentAssessment: { answeredAt, passed },
});

describe('deriveSuitabilityRecord', () => {
  it('[ENT-38, API-53, API-67] states the facts of a client without a reason for low risk as they are', () => {
    expect(deriveSuitabilityRecord(facts)).toEqual({
      clientRiskLevel: 'b',
      updateDate: '2026-05-04',
      kycRiskLevel: 'b',
      kycStatus: undefined,
      enhancedSuitabilityUpdateDate: undefined,
      latestKycVersion: '2025.1',
      forceLowRisk: false,
      toBeLowRisk: false,
    });
  });

  it('[ENT-38] takes the rating for the level of a questionnaire that states none', () => {
    const unknown = { version: undefined, completedOn: undefined, level: undefined };
    expect(deriveSuitabilityRecord({ ...facts, questionnaire: unknown }).kycRiskLevel).toBe('b');
  });

  it('[SUIT-35, OPEN-55] deriveSuitabilityRecord is about to set a client of 65 to low risk, who hasn’t taken the prudent assessment', () => {
    expect(deriveSuitabilityRecord(elderly)).toMatchObject({ forceLowRisk: true, toBeLowRisk: true });
  });

  it('[SUIT-38, SUIT-39] keeps the level after a passed assessment, and low risk after a failed one', () => {
    expect(deriveSuitabilityRecord(assessed('2026-05-04T02:00:00Z', true))).toMatchObject({
      forceLowRisk: false,
      toBeLowRisk: false,
      enhancedSuitabilityUpdateDate: '2026-05-04',
    });
    expect(deriveSuitabilityRecord(assessed('2026-05-04T02:00:00Z', false))).toMatchObject({
      forceLowRisk: true,
      toBeLowRisk: false,
    });
  });

  it('[SUIT-38, OPEN-55] deriveSuitabilityRecord doesn’t count an assessment from before the questionnaire', () => {
    expect(deriveSuitabilityRecord(assessed('2026-05-03T02:00:00Z', true))).toMatchObject({
      forceLowRisk: true,
      toBeLowRisk: true,
    });
  });

  it('[OPEN-55] counts an assessment where no day of a questionnaire is known', () => {
    const undated = {
      ...assessed('2026-05-03T02:00:00Z', true),
      questionnaire: { ...facts.questionnaire, completedOn: undefined },
    };
    expect(deriveSuitabilityRecord(undated).forceLowRisk).toBe(false);
  });

  it('[SUIT-35..39, OPEN-55] asks for the assessment only where there is a reason and the answers came to more than low risk', () => {
    fc.assert(
      fc.property(
        fc.subarray([...lowRiskReasonNames]),
        fc.constantFrom('a', 'b', 'c', 'low', 'HIGH', undefined),
        fc.option(
          fc.record({
            answeredAt: fc.constantFrom('2026-05-01T02:00:00Z', '2026-06-01T02:00:00Z'),
            passed: fc.boolean(),
          }),
          {
            nil: undefined,
          },
        ),
        (lowRiskReasons, level, prudentAssessment) => {
          const questionnaire = { ...facts.questionnaire, level };
          const record = deriveSuitabilityRecord({ ...facts, questionnaire, lowRiskReasons, prudentAssessment });
          const isMore = ['b', 'c', 'HIGH'].includes(level ?? '');
          if (needsAssessment(record)) expect(lowRiskReasons.length > 0 && isMore).toBe(true);
          if (lowRiskReasons.length > 0 && isMore && prudentAssessment === undefined)
            expect(needsAssessment(record)).toBe(true);
          if (record.toBeLowRisk === true) expect(record.forceLowRisk).toBe(true);
        },
      ),
    );
  });
});

describe('isOfEarlierVersion', () => {
  const latest = { version: '2025.1', completedOn: '2026-05-04', level: 'medium', versionInForce: '2026.1' } as const;

  it('[API-54, API-67] tells that another version is in force, and nothing where one of the two is unknown', () => {
    expect(isOfEarlierVersion(latest)).toBe(true);
    expect(isOfEarlierVersion({ ...latest, versionInForce: '2025.1' })).toBe(false);
    expect(isOfEarlierVersion({ ...latest, versionInForce: undefined })).toBe(false);
    expect(isOfEarlierVersion({ ...latest, version: undefined })).toBe(false);
  });
});
