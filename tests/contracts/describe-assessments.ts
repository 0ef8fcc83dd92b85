import { describe, expect, it } from 'vitest';
import { checkAnswers } from '../../domain/suitability/check-answers';
import { questionsOf } from '../../domain/suitability/chosen-options';
import type { Answers, Questionnaire } from '../../domain/suitability/questionnaire';
import { toSuitabilitySubmission } from '../../domain/suitability/questionnaire-submission';
import { sameAnswers } from '../../domain/suitability/same-answers';
import { keyOf } from '../../domain/submissions/idempotency-key';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What Taiwan's adapters of SuitabilityRecords, Questionnaires and Assessments keep to; it changes the client's rating. */
export function describeAssessments(name: string, setting: () => ContractSetting): void {
  const signedIn = async () => {
    const portal = aPortal(setting());
    await portal.signIn();
    return portal;
  };

  describe(`SuitabilityRecords ${name}`, () => {
    it('[GQL-21, ENT-38] are those of Taiwan’s client', async () => {
      const records = valueOf(await (await signedIn()).suitabilityRecords.current());
      expect(records).toMatchObject([{ clientRiskLevel: '4', kycStatus: undefined }]);
    });
  });

  describe(`Questionnaires ${name}`, () => {
    it('[GQL-22, ENT-39..42, OPEN-54, SUIT-40] ask single choices, numbered through, whose contradictions are among them', async () => {
      const { questionnaires } = await signedIn();
      for (const kind of ['risk', 'prudent'] as const) {
        const questionnaire = valueOf(await questionnaires.inForce(kind));
        const questions = questionsOf(questionnaire);
        expect(questions.map(({ sequence }) => sequence)).toEqual(questions.map((_, index) => index + 1));
        for (const { text, options } of questions) {
          expect(text).toMatch(/？$/);
          expect(options.length).toBeGreaterThan(2);
          for (const option of options) expect(option.text).toBeTruthy();
        }
        for (const { questionSequence, optionSequence } of (questionnaire.contradictions ?? []).flat())
          expect(questions[questionSequence - 1]?.options[optionSequence - 1]).toBeDefined();
      }
    });
  });

  describe(`Assessments ${name}`, () => {
    it('[API-55, API-89, ENT-64, SUIT-02, OPEN-53, OPEN-54] keep what she sends, once under one key', async () => {
      const { assessments, questionnaires } = await signedIn();
      const questionnaire = valueOf(await questionnaires.inForce('risk'));
      const before = valueOf(await assessments.latest('risk'));
      const answers = secondOptions(questionnaire);
      expect(checkAnswers(questionnaire, answers, true)).toEqual([]);
      const submission = toSuitabilitySubmission('4', questionnaire, answers);
      const result = valueOf(await assessments.send({ submission, key: keyOf('contract', '1') }));
      expect(result).toMatchObject({ passed: true, kycRiskLevel: result.clientRiskLevel });
      const kept = valueOf(await assessments.latest('risk'));
      expect(kept).toMatchObject({ questionnaireSid: questionnaire.sid, result });
      expect(kept?.answeredAt).not.toBe(before?.answeredAt);
      expect(sameAnswers(kept?.answers ?? [], answers)).toBe(true);
      expect(valueOf(await assessments.send({ submission, key: keyOf('contract', '1') }))).toEqual(result);
      expect(valueOf(await assessments.latest('risk'))).toEqual(kept);
      expect(valueOf(await assessments.latest('prudent'))).toBeUndefined();
    });

    it('[API-55, API-57, API-89, ERR-03] take from a visitor nothing, and tell her nothing', async () => {
      const { assessments, questionnaires } = aPortal(setting());
      const submission = { clientRiskLevel: '', questionnaireSid: 'KYC-TW-2026-1', questionCategories: [] };
      for (const answer of [
        assessments.send({ submission, key: keyOf('contract', '2') }),
        assessments.latest('risk'),
        assessments.latest('prudent'),
        questionnaires.inForce('risk'),
      ])
        expect(await answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}

const secondOptions = (questionnaire: Questionnaire): Answers =>
  questionsOf(questionnaire).map(({ sequence }) => ({ questionSequence: sequence, optionSequence: 2 }));
