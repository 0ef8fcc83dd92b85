import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { type CallName, callCatalogue } from '../../adapters/rest/contract/call-catalogue';
import {
  latestQuestionnaireAnswer,
  questionnaireStatusAnswer,
  versionInForceAnswer,
} from '../../adapters/rest/contract/suitability';
import { readJson } from '../../adapters/rest/read-answer';
import { readClientRiskRating } from '../../adapters/rest/read-client-risk-rating';
import type { Region } from '../../domain/region';
import { checkAnswers } from '../../domain/suitability/check-answers';
import { questionsOf } from '../../domain/suitability/chosen-options';
import type { Answers, Questionnaire } from '../../domain/suitability/questionnaire';
import { toSuitabilitySubmission } from '../../domain/suitability/questionnaire-submission';
import { sameAnswers } from '../../domain/suitability/same-answers';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of RiskRatings, Questionnaires and Assessments keeps to; in Taiwan it changes the client's rating. */
export function describeSuitability(name: string, setting: () => ContractSetting): void {
  const signedIn = async () => {
    const portal = aPortal(setting());
    await portal.signIn();
    return portal;
  };

  describe(`RiskRatings ${name}`, () => {
    it('[API-53, API-66, SUIT-13] tell the rating with its day, and no reason for low risk where there is none', async () => {
      const { riskRatings } = await signedIn();
      const { rating, updatedOn } = valueOf(await riskRatings.current());
      expect(rating).toBe('4');
      expect(updatedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(valueOf(await riskRatings.lowRiskReasons())).toEqual([]);
    });

    it('[API-53, API-66, ERR-03] tell a visitor nothing', async () => {
      const { riskRatings } = aPortal(setting());
      for (const answer of [riskRatings.current(), riskRatings.lowRiskReasons()])
        expect(await answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });

  describe(`the REST calls of suitability ${name}`, () => {
    it('[API-54, API-56, API-65, API-67, CONFLICT-63] answer what the contract says, where there is such a call', async () => {
      const { world } = await signedIn();
      for (const [name, read] of calls) {
        const answer = await world.rest.call(callCatalogue, { name, policy: { showErrors: false }, read });
        const regions: readonly Region[] = callCatalogue[name].regions;
        const expected = regions.includes(setting().region) ? { ok: true } : { error: { kind: 'not-in-region' } };
        expect({ name, ...answer }).toMatchObject({ name, ...expected });
      }
    });
  });

  describe(`Questionnaires ${name}`, () => {
    it('[GQL-22, ENT-39..42, OPEN-54, SUIT-40] ask single choices, numbered through, whose contradictions are among them', async () => {
      if (setting().region === 'HK') return;
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
      if (setting().region === 'HK') return;
      const { assessments, questionnaires } = await signedIn();
      const questionnaire = valueOf(await questionnaires.inForce('risk'));
      const before = valueOf(await assessments.latest('risk'));
      const answers = secondOptions(questionnaire);
      expect(checkAnswers(questionnaire, answers, true)).toEqual([]);
      const submission = toSuitabilitySubmission('4', questionnaire, answers);
      const result = valueOf(await assessments.send({ submission, key: 'contract-1' }));
      expect(result).toMatchObject({ passed: true, kycRiskLevel: result.clientRiskLevel });
      const kept = valueOf(await assessments.latest('risk'));
      expect(kept).toMatchObject({ questionnaireSid: questionnaire.sid, result });
      expect(kept?.answeredAt).not.toBe(before?.answeredAt);
      expect(sameAnswers(kept?.answers ?? [], answers)).toBe(true);
      expect(valueOf(await assessments.send({ submission, key: 'contract-1' }))).toEqual(result);
      expect(valueOf(await assessments.latest('risk'))).toEqual(kept);
      expect(valueOf(await assessments.latest('prudent'))).toBeUndefined();
    });

    it('[API-55, API-57, API-89, ERR-03] take from a visitor nothing, and tell her nothing', async () => {
      if (setting().region === 'HK') return;
      const { assessments, questionnaires } = aPortal(setting());
      const submission = { clientRiskLevel: '', questionnaireSid: 'KYC-TW-2026-1', questionCategories: [] };
      for (const answer of [
        assessments.send({ submission, key: 'contract-2' }),
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

const parsed = <S extends z.ZodMiniType>(schema: S) => readJson<S, unknown>(schema, (value) => value);

const calls = [
  ['suitabilityKyp', parsed(versionInForceAnswer)],
  ['kyp', parsed(questionnaireStatusAnswer)],
  ['clientRiskRating', readClientRiskRating],
  ['latestKycDetail', parsed(latestQuestionnaireAnswer)],
] as const satisfies readonly (readonly [CallName, unknown])[];
