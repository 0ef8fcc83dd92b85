import { describe, expect, it } from 'vitest';
import { MockAssessments } from '../../adapters/mock/account/mock-assessments';
import type { MockFile } from '../../adapters/mock/mock-file';
import type { TransportRequest } from '../../adapters/http/transport';

const recorded: MockFile = { status: 200, body: { passed: true, clientRiskLevel: 'c', kycRiskLevel: 'c' } };

const request = (name: string, more: Partial<TransportRequest> = {}): TransportRequest => ({
  ...{ name, method: 'POST', url: '/', headers: {} },
  ...more,
});

/** Two questions whose second option is the prudent one. */
const answered = (sid: string, key: string, ...places: readonly number[]) =>
  request('submitEnhancedSuitability', {
    headers: { 'Idempotency-Key': key },
    body: JSON.stringify({
      questionnaireSid: sid,
      questionCategories: places.map((place, index) => ({
        sequence: index + 1,
        questionOptions: [1, 2].map((sequence) => ({
          ...{ sequence, point: sequence - 1, result: sequence === place ? 1 : 0 },
        })),
      })),
    }),
  });

describe('the assessments of the mock', () => {
  it('[OPEN-55, SUIT-38, SUIT-39] are passed by the prudent option everywhere, and by nothing less', () => {
    const mock = new MockAssessments();
    expect(mock.play(answered('PRUDENT-1', 'a', 2, 2), recorded)?.body).toMatchObject({ passed: true });
    const failed = { passed: false, clientRiskLevel: 'a', kycRiskLevel: 'c' };
    expect(mock.play(answered('PRUDENT-1', 'b', 2, 1), recorded)?.body).toEqual(failed);
    expect(mock.play(answered('KYC-1', 'c', 1, 1), recorded)?.body).toEqual(recorded.body);
  });

  it('[SUIT-40, OPEN-55] aren’t passed by two answers to one question', () => {
    const { body = '', ...both } = answered('PRUDENT-1', 'd', 2);
    const sent = { ...both, body: body.replaceAll('"result":0', '"result":1') };
    expect(new MockAssessments().play(sent, recorded)?.body).toMatchObject({ passed: false });
  });

  it('[API-55, API-57, API-89] tell what was sent last of each kind, once under one key', () => {
    const mock = new MockAssessments();
    const nothing: MockFile = { status: 200, body: { questionnaireSid: null } };
    const latest = (name: string) => mock.play(request(name), nothing)?.body;
    expect(latest('suitabilityClientKyp')).toEqual(nothing.body);
    mock.play(answered('KYC-1', 'a', 2, 1), recorded);
    const kept = latest('suitabilityClientKyp');
    expect(kept).toMatchObject({
      questionnaireSid: 'KYC-1',
      answers: [
        { questionSequence: 1, optionSequence: 2 },
        { questionSequence: 2, optionSequence: 1 },
      ],
    });
    mock.play(answered('KYC-1', 'a', 2, 1), recorded);
    expect(latest('suitabilityClientKyp')).toEqual(kept);
    expect(latest('enhancedSuitability')).toEqual(nothing.body);
  });

  it('[SUIT-13, SUIT-23] tell Hong Kong’s client what each questionnaire came to, the latest first, once under one key', () => {
    const mock = new MockAssessments();
    const named = (level: string): MockFile => ({
      status: 200,
      body: { passed: true, clientRiskLevel: level, kycRiskLevel: level },
    });
    const sentInHongKong = (key: string, place: number) => ({
      ...answered('RPQ-1', key, place),
      name: 'submitRiskQuestionnaire',
    });
    mock.play(sentInHongKong('a', 1), named('stable'));
    mock.play(sentInHongKong('b', 2), named('growth'));
    mock.play(sentInHongKong('b', 2), named('growth'));
    const nothing: MockFile = { status: 200, body: [] };
    expect(mock.play(request('riskAssessments'), nothing)?.body).toEqual([
      { assessedOn: '2026-11-20', clientRiskLevel: 'growth' },
      { assessedOn: '2026-11-20', clientRiskLevel: 'stable' },
    ]);
    expect(mock.play(request('latestRiskQuestionnaire'), nothing)?.body).toMatchObject({
      questionnaireSid: 'RPQ-1',
      answers: [{ questionSequence: 1, optionSequence: 2 }],
    });
  });

  it('[GQL-22, SUIT-47] have a recording of their own for the second step', () => {
    const mock = new MockAssessments();
    const step = (nextStep: number) =>
      mock.recordingOf(request('EnhancedSuitabilityTW', { body: JSON.stringify({ variables: { nextStep } }) }), 'E');
    expect([step(0), step(1)]).toEqual(['E', 'E.prudent']);
  });
});
