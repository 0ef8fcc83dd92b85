import { describe, expect, it } from 'vitest';
import type { HttpAnswer } from '../../../adapters/http/http-answer';
import { readAssessmentResult } from '../../../adapters/rest/suitability/read-assessment-result';
import { readClientRiskRating } from '../../../adapters/rest/suitability/read-client-risk-rating';

const answered = (value: unknown): HttpAnswer => ({ status: 200, headers: {}, body: { kind: 'json', value } });
const malformed = { ok: false, error: { kind: 'malformed' } };

describe('the result of a prudent assessment', () => {
  it('[ENT-64, OPEN-53] says whether it was passed, and both levels', () => {
    const result = { passed: true, clientRiskLevel: 'LOW', kycRiskLevel: 'HIGH' };
    expect(readAssessmentResult(answered(result))).toEqual({ ok: true, value: result });
  });

  it('[ENT-64] leaves undefined the levels that are missing', () => {
    for (const body of [{ passed: false }, { passed: false, clientRiskLevel: null, kycRiskLevel: null }]) {
      expect(readAssessmentResult(answered(body))).toEqual({ ok: true, value: { passed: false } });
    }
  });

  it.each([undefined, {}, { passed: 'Y' }, { passed: true, clientRiskLevel: 1 }])(
    '[ENT-64] the result of a prudent assessment is malformed as %j',
    (body) => {
      expect(readAssessmentResult(answered(body))).toEqual(malformed);
    },
  );
});

describe('a client’s risk rating', () => {
  it('[SUIT-13, CONFLICT-24] a client’s risk rating is answered as clientRiskRating: a name, a letter or a rank', () => {
    const ratings = ['Growth', 'C', 3].map((clientRiskRating) => readClientRiskRating(answered({ clientRiskRating })));
    expect(ratings).toEqual(
      ['growth', 'high', 'balanced'].map((clientRiskRating) => ({ ok: true, value: { clientRiskRating } })),
    );
  });

  it('[CONFLICT-24] a client’s risk rating is none when it is missing or unknown', () => {
    for (const body of [{}, { clientRiskRating: null }, { clientRiskRating: 'bold' }]) {
      expect(readClientRiskRating(answered(body))).toEqual({ ok: true, value: {} });
    }
    expect(readClientRiskRating(answered({ clientRiskRating: {} }))).toEqual(malformed);
  });
});
