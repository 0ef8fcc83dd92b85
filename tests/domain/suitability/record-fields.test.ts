import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGender } from '../../../domain/clients/gender';
import { checkAnswers } from '../../../domain/suitability/questionnaire/check-answers';
import type { Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import { toQuestionnaireSubmission } from '../../../domain/suitability/questionnaire/questionnaire-submission';
import { riskStatus } from '../../../domain/suitability/risk-status';
import { scoreAnswers } from '../../../domain/suitability/questionnaire/score-answers';
import type { SuitabilityRecord, SuitabilityUser } from '../../../domain/suitability/risk/suitability-record';
import { isoDates } from '../../arbitraries/iso-date';
import { answeredQuestionnaires, maybeLevels } from '../../arbitraries/suitability';

const flag = fc.option(fc.boolean(), { nil: undefined });
const text = fc.option(fc.constantFrom('1', '2'), { nil: undefined });
const records: fc.Arbitrary<SuitabilityRecord> = fc.record({
  clientRiskLevel: maybeLevels,
  kycRiskLevel: maybeLevels,
  kycStatus: fc.constantFrom('N', 'O', 'S', 'R', undefined),
  updateDate: fc.option(isoDates, { nil: undefined }),
  enhancedSuitabilityUpdateDate: text,
  latestKycVersion: text,
  forceLowRisk: flag,
  toBeLowRisk: flag,
});

describe('who takes the questionnaire', () => {
  it('[ENT-43, SUIT-24] stands as the records and the rating say, whatever the gender, and however often the review is due', () => {
    const users: fc.Arbitrary<SuitabilityUser> = fc.record({
      accountHolderSuitabilities: fc.array(records, { maxLength: 3 }),
      genderType: fc.constantFrom('M', 'F', undefined),
      clientKycUpdateFrequency: text,
    });
    const standingOf = (user: SuitabilityUser, rating: string | undefined) =>
      riskStatus({ rating, ...user }, user.accountHolderSuitabilities);
    fc.assert(
      fc.property(users, maybeLevels, users, (user, rating, { genderType, clientKycUpdateFrequency }) => {
        const other = { ...user, genderType, clientKycUpdateFrequency };
        expect(standingOf(other, rating)).toEqual(standingOf(user, rating));
        expect(standingOf({ ...user, accountHolderSuitabilities: [{ kycStatus: 'N' }] }, rating)).toMatchObject({
          levelInUse: 'low',
          effect: { buy: false },
        });
      }),
    );
    expect([parseGender('M'), parseGender('F'), parseGender('m'), parseGender('')]).toEqual([
      'M',
      'F',
      undefined,
      undefined,
    ]);
  });
});

describe('the suitability records of an account holder', () => {
  it('[ENT-19, ENT-38, CONFLICT-45] make the standing: alert, both levels, forced low risk and date count, each alone', () => {
    const plain: SuitabilityRecord = { clientRiskLevel: 'low', kycRiskLevel: 'low' };
    const standing = (more: SuitabilityRecord) => riskStatus({ rating: 'high' }, [{ ...plain, ...more }]);
    expect(standing({})).toMatchObject({ levelInUse: 'high', downgradedFrom: undefined, updatedOn: undefined });
    expect(standing({ kycStatus: 'O' })).toMatchObject({ levelInUse: 'low', effect: { buy: false } });
    expect(standing({ kycRiskLevel: 'medium' })).toMatchObject({ levelInUse: 'high', downgradedFrom: 'medium' });
    expect(standing({ clientRiskLevel: 'high', kycRiskLevel: 'medium' }).downgradedFrom).toBeUndefined();
    expect(standing({ forceLowRisk: true })).toMatchObject({ levelInUse: 'low', effect: { buy: true } });
    expect(standing({ updateDate: '2026-05-04' })).toMatchObject({ updatedOn: '2026-05-04', goodUntil: '2027-05-04' });
  });

  it('[ENT-19, ENT-38] decide nothing by the version and the date of the prudent assessment, which is told', () => {
    fc.assert(
      fc.property(fc.array(records), maybeLevels, text, text, (all, rating, version, date) => {
        const others = all.map((record) => ({
          ...record,
          latestKycVersion: version,
          enhancedSuitabilityUpdateDate: date,
        }));
        const { assessedOn, ...decided } = riskStatus({ rating }, others);
        const { assessedOn: _, ...decidedBefore } = riskStatus({ rating }, all);
        expect(decided).toEqual(decidedBefore);
        expect(assessedOn).toBe(all.length > 0 && date ? date : undefined);
      }),
    );
  });
});

describe('a questionnaire', () => {
  it('[ENT-39, ENT-40] a questionnaire is answered question by question: its kind, its version, and how it is cut into headed parts change nothing', () => {
    fc.assert(
      fc.property(answeredQuestionnaires, fc.boolean(), ({ questionnaire, answers }, declared) => {
        const questions = questionnaire.questionCategories.flatMap((category) => category.questions);
        const recut: Questionnaire = {
          ...questionnaire,
          type: 'another',
          version: '2',
          questionCategories: questions.map((question, at) => ({ position: -at, text: '', questions: [question] })),
        };
        expect(checkAnswers(recut, answers, declared)).toEqual(checkAnswers(questionnaire, answers, declared));
        expect(scoreAnswers(recut, answers)).toBe(scoreAnswers(questionnaire, answers));
        expect(toQuestionnaireSubmission(recut, answers)).toEqual(toQuestionnaireSubmission(questionnaire, answers));
      }),
    );
  });

  it('[ENT-39] a questionnaire is sent under its own id', () => {
    fc.assert(
      fc.property(answeredQuestionnaires, fc.string(), ({ questionnaire, answers }, sid) => {
        expect(toQuestionnaireSubmission({ ...questionnaire, sid }, answers).questionnaireSid).toBe(sid);
      }),
    );
  });
});
