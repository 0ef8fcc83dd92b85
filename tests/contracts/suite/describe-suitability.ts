import { describe, expect, it } from 'vitest';
import { RestClient } from '../../../adapters/rest/rest-client';
import { callCatalogue } from '../../../contract/rest/call-catalogue';
import {
  latestQuestionnaireAnswer,
  questionnaireStatusAnswer,
  versionInForceAnswer,
} from '../../../contract/rest/suitability/suitability';
import { readClientRiskRating } from '../../../adapters/rest/suitability/read-client-risk-rating';
import { RiskRatings } from '../../../application/ports/suitability/risk-ratings';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';
import { answersAsAgreed } from './answers-as-agreed';

const refused = { ok: false, error: { kind: 'unauthorized' } };

/** Tests the contract of RiskRatings, and the calls beside it. */
export function describeSuitability(target: ContractTarget): void {
  describe('RiskRatings', () => {
    it('[API-53] tell the rating with its day', async () => {
      const { portal, known } = await target.clientWith('riskRating');
      const { rating, updatedOn } = valueOf(await portal.get(RiskRatings).current());
      expect(rating).toBe(known);
      expect(updatedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    });

    it('[API-66, SUIT-13] tell why a client counts as low risk, and no reason where there is none', async () => {
      const { portal, known } = await target.clientWith('lowRiskReasons');
      expect(valueOf(await portal.get(RiskRatings).grounds()).lowRiskReasons).toEqual(known);
    });

    it('[API-53, ERR-03] tell a visitor no rating', async () => {
      expect(await (await target.visit()).get(RiskRatings).current()).toMatchObject(refused);
    });

    it('[API-66, ERR-03] tell a visitor no reasons', async () => {
      expect(await (await target.visit()).get(RiskRatings).grounds()).toMatchObject(refused);
    });
  });

  describe('the REST calls of suitability', () => {
    it('[API-65] tell the rating alone', async () => {
      const { portal } = await target.clientWith('riskRating');
      const answer = await portal.get(RestClient).call(callCatalogue, {
        name: 'clientRiskRating',
        policy: { showErrors: false },
        read: readClientRiskRating,
      });
      expect(valueOf(answer).clientRiskRating).toBeDefined();
    });

    if (target.region === 'TW')
      it(
        '[API-54, CONFLICT-63] name the version in force',
        answersAsAgreed(target, 'suitabilityKyp', versionInForceAnswer),
      );
    it(
      '[API-56, CONFLICT-63] tell the questionnaire’s status',
      answersAsAgreed(target, 'kyp', questionnaireStatusAnswer),
    );
    it('[API-67] tell the latest questionnaire', answersAsAgreed(target, 'latestKycDetail', latestQuestionnaireAnswer));
  });
}
