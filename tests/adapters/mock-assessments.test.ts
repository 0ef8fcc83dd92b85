import { expect, describe, it } from 'vitest';
import { signedInMock } from './support/signed-in-mock';

const recorded = { passed: true, clientRiskLevel: 'c', kycRiskLevel: 'c' };
const nothing = { questionnaireSid: null };
const recordings = {
  submitEnhancedSuitability: recorded,
  submitRiskQuestionnaire: recorded,
  suitabilityClientKyp: nothing,
  enhancedSuitability: nothing,
  latestRiskQuestionnaire: nothing,
  riskAssessments: [],
};

/** Answers to questions whose second option is the prudent one. */
const answered = (sid: string, key: string, ...places: readonly number[]) => ({
  headers: { 'Idempotency-Key': `suitability:${key}` },
  body: JSON.stringify({
    clientRiskLevel: 'c',
    questionnaireSid: sid,
    questionCategories: places.map((place, index) => ({
      chooseType: 'S',
      sequence: index + 1,
      text: 'Q',
      questionOptions: [1, 2].map((sequence) => ({
        sequence,
        text: 'O',
        point: sequence - 1,
        result: sequence === place ? 1 : 0,
      })),
    })),
  }),
});

describe('the assessments of the mock', () => {
  it('[OPEN-55, SUIT-38, SUIT-39] the assessments of the mock are passed by the prudent option everywhere, and by nothing less', async () => {
    const ask = signedInMock('TW', recordings);
    const send = async (...sent: Parameters<typeof answered>) =>
      (await ask('submitEnhancedSuitability', answered(...sent))).body;
    expect(await send('PRUDENT-1', 'a', 2, 2)).toMatchObject({ passed: true });
    expect(await send('PRUDENT-1', 'b', 2, 1)).toEqual({ passed: false, clientRiskLevel: 'a', kycRiskLevel: 'c' });
    expect(await send('KYC-1', 'c', 1, 1)).toEqual(recorded);
  });

  it('[SUIT-40, OPEN-55] the assessments of the mock aren’t passed by two answers to one question', async () => {
    const { body, headers } = answered('PRUDENT-1', 'd', 2);
    const sent = { headers, body: body.replaceAll('"result":0', '"result":1') };
    const { body: result } = await signedInMock('TW', recordings)('submitEnhancedSuitability', sent);
    expect(result).toMatchObject({ passed: false });
  });

  it('[API-55, API-57, API-89] tell what was sent last of each kind, once under one key', async () => {
    const ask = signedInMock('TW', recordings);
    expect((await ask('suitabilityClientKyp')).body).toEqual(nothing);
    await ask('submitEnhancedSuitability', answered('KYC-1', 'a', 2, 1));
    const kept = await ask('suitabilityClientKyp');
    expect(kept.body).toMatchObject({
      questionnaireSid: 'KYC-1',
      answers: [
        { questionSequence: 1, optionSequence: 2 },
        { questionSequence: 2, optionSequence: 1 },
      ],
    });
    await ask('submitEnhancedSuitability', answered('KYC-1', 'a', 2, 1));
    expect(await ask('suitabilityClientKyp')).toEqual(kept);
    expect((await ask('enhancedSuitability')).body).toEqual(nothing);
  });

  it('[SUIT-13, SUIT-23] tell Hong Kong’s client what each questionnaire came to, the latest first, once under one key', async () => {
    const ask = signedInMock('HK', recordings);
    for (const key of ['a', 'b', 'b']) await ask('submitRiskQuestionnaire', answered('RPQ-1', key, 2));
    expect((await ask('riskAssessments')).body).toMatchObject([{ clientRiskLevel: 'c' }, { clientRiskLevel: 'c' }]);
    expect((await ask('latestRiskQuestionnaire')).body).toMatchObject({
      questionnaireSid: 'RPQ-1',
      answers: [{ questionSequence: 1, optionSequence: 2 }],
    });
  });

  it('[GQL-22, SUIT-47] the assessments of the mock have a recording of their own for the second step', async () => {
    const ask = signedInMock('TW', { EnhancedSuitabilityTW: 'risk', 'EnhancedSuitabilityTW.1': 'prudent' });
    const step = async (nextStep: number) =>
      (await ask('EnhancedSuitabilityTW', { body: JSON.stringify({ variables: { nextStep } }) })).body;
    expect([await step(0), await step(1)]).toEqual(['risk', 'prudent']);
  });
});
