import { describe, expect, it } from 'vitest';
import { SuitabilityRecords } from '../../../application/ports/suitability/suitability-records';
import { Assessments } from '../../../application/ports/suitability/assessments';
import { Questionnaires } from '../../../application/ports/suitability/questionnaires';
import { checkAnswers } from '../../../domain/suitability/questionnaire/check-answers';
import { listQuestions } from '../../../domain/suitability/questionnaire/chosen-options';
import type { Answers, Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import { toSuitabilitySubmission } from '../../../domain/suitability/questionnaire/questionnaire-submission';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import { parseRiskLevel } from '../../../domain/suitability/risk/risk-level';
import { hongKongDay } from '../../../domain/calendar/hong-kong-time';
import type { ByRegion } from '../../../domain/region';
import { sameAnswers } from '../../../domain/suitability/questionnaire/same-answers';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

/** The questionnaires that each region has [SUIT-23, SUIT-38]. */
const kindsOf: ByRegion<readonly QuestionnaireKind[]> = { HK: ['risk'], TW: ['risk', 'prudent'] };

/** The contract of SuitabilityRecords, Questionnaires and Assessments; it changes a client's rating. */
export function describeAssessments(target: ContractTarget): void {
  const kinds = kindsOf[target.region];
  if (target.region === 'TW')
    describe('SuitabilityRecords', () => {
      it('[GQL-21, ENT-38] tell the rating of Taiwan’s client', async () => {
        const { portal, known } = await target.clientWith('riskRating');
        expect(valueOf(await portal.get(SuitabilityRecords).current())).toMatchObject([{ clientRiskLevel: known }]);
      });
    });

  describe('Questionnaires', () => {
    it('[GQL-22, ENT-39..42, OPEN-54, SUIT-23, SUIT-40] ask single choices, numbered through, whose contradictions are among them', async () => {
      const { portal } = await target.clientWith('questionnaires');
      for (const kind of kinds) {
        const questionnaire = valueOf(await portal.get(Questionnaires).inForce(kind));
        const questions = listQuestions(questionnaire);
        expect(questions.length).toBeGreaterThan(0);
        expect(questions.map(({ sequence }) => sequence)).toEqual(questions.map((_, index) => index + 1));
        for (const { text, options } of questions) {
          expect(text).toMatch(/[？?]$/);
          expect(options.length).toBeGreaterThan(1);
          for (const option of options) expect(option.text).toBeTruthy();
        }
        for (const { questionSequence, optionSequence } of (questionnaire.contradictions ?? []).flat())
          expect(questions[questionSequence - 1]?.options[optionSequence - 1]).toBeDefined();
      }
    });
  });

  describe('Assessments', () => {
    it('[API-55, API-89, ENT-64, SUIT-02, OPEN-53, OPEN-54] keep what the client sends, once under one key', async () => {
      const { portal, client } = await target.clientWith('assessment');
      const assessments = portal.get(Assessments);
      const questionnaires = portal.get(Questionnaires);
      const questionnaire = valueOf(await questionnaires.inForce('risk'));
      const before = valueOf(await assessments.latest('risk'));
      const answers = secondOptions(questionnaire);
      expect(checkAnswers(questionnaire, answers, true)).toEqual([]);
      const submission = toSuitabilitySubmission(client.has.riskRating ?? '', questionnaire, answers);
      // A later run means to be carried out again.
      const key = deriveKey('contract', crypto.randomUUID());
      const result = valueOf(await assessments.send({ submission, key }));
      expect(result).toMatchObject({ passed: true, kycRiskLevel: result.clientRiskLevel });
      const kept = valueOf(await assessments.latest('risk'));
      expect(kept).toMatchObject({ questionnaireSid: questionnaire.sid, result });
      expect(kept?.answeredAt).not.toBe(before?.answeredAt);
      expect(sameAnswers(kept?.answers ?? [], answers)).toBe(true);
      expect(valueOf(await assessments.send({ submission, key }))).toEqual(result);
      expect(valueOf(await assessments.latest('risk'))).toEqual(kept);
    });

    it.each(kinds)('[API-55, API-57, API-89, ERR-03] tell a visitor nothing: %s', async (kind) => {
      const portal = await target.visit();
      expect(await portal.get(Assessments).latest(kind)).toMatchObject(refused);
      expect(await portal.get(Questionnaires).inForce(kind)).toMatchObject(refused);
    });

    if (target.region === 'HK')
      it('[SUIT-13, SUIT-23] tell every rating that came of a questionnaire, the latest first', async () => {
        const { portal } = await target.clientWith('assessment');
        const latest = valueOf(await portal.get(Assessments).latest('risk'));
        const [last] = valueOf(await portal.get(Assessments).pastRatings());
        expect(last?.level).toBe(parseRiskLevel(latest?.result.clientRiskLevel));
        expect(last?.assessedOn).toBe(hongKongDay(latest?.answeredAt ?? ''));
      });

    it('[API-55, API-89, ERR-03] take nothing from a visitor', async () => {
      const portal = await target.visit();
      const submission = { clientRiskLevel: '', questionnaireSid: 'NONE', questionCategories: [] };
      const key = deriveKey('contract', crypto.randomUUID());
      expect(await portal.get(Assessments).send({ submission, key })).toMatchObject(refused);
    });
  });
}

const refused = { ok: false, error: { kind: 'unauthorized' } };

const secondOptions = (questionnaire: Questionnaire): Answers =>
  listQuestions(questionnaire).map(({ sequence }) => ({ questionSequence: sequence, optionSequence: 2 }));
