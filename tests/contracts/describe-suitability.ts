import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { type CallName, callCatalogue } from '../../adapters/rest/contract/call-catalogue';
import {
  latestQuestionnaireAnswer,
  questionnaireStatusAnswer,
  versionInForceAnswer,
} from '../../adapters/rest/contract/suitability';
import { readJson } from '../../adapters/rest/read-answer';
import { readClientRiskRating } from '../../adapters/rest/suitability/read-client-risk-rating';
import type { Region } from '../../domain/region';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of RiskRatings keeps to, and the calls beside it. */
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
}

const parsed = <S extends z.ZodMiniType>(schema: S) => readJson<S, unknown>(schema, (value) => value);

const calls = [
  ['suitabilityKyp', parsed(versionInForceAnswer)],
  ['kyp', parsed(questionnaireStatusAnswer)],
  ['clientRiskRating', readClientRiskRating],
  ['latestKycDetail', parsed(latestQuestionnaireAnswer)],
] as const satisfies readonly (readonly [CallName, unknown])[];
