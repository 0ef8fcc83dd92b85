import { GraphqlQuestionnaires } from '../../../adapters/graphql/suitability/graphql-questionnaires';
import { GraphqlSuitabilityRecords } from '../../../adapters/graphql/suitability/graphql-suitability-records';
import { RestAssessments } from '../../../adapters/rest/suitability/rest-assessments';
import { RestQuestionnaires } from '../../../adapters/rest/suitability/rest-questionnaires';
import { RestRiskRatings } from '../../../adapters/rest/suitability/rest-risk-ratings';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { PortCall } from './port-calls';

const data = (fields: object): object => ({ data: fields });
const questionnaire = {
  sid: 'Q1',
  type: 'KYC',
  version: '1',
  questionCategories: [
    {
      position: 1,
      text: 'A',
      questions: [{ sequence: 1, text: 'Q', options: [{ sequence: 1, point: 1, text: 'O' }] }],
    },
  ],
  contradictions: [],
};
const nullQuestion = { sequence: 1, type: null, position: null, text: null, maxLength: null, options: null };
const kept = {
  questionnaireSid: 'Q1',
  answeredAt: '2026-11-20T02:00:00Z',
  passed: true,
  clientRiskLevel: 'b',
  kycRiskLevel: 'b',
  answers: [{ questionSequence: 1, optionSequence: 1 }],
};
const submission = { clientRiskLevel: 'a', questionnaireSid: 'Q1', questionCategories: [] };
const noRecord = { kycStatus: null, clientRiskLevel: null, toBeLowRisk: null };

/** The calls that load and send a client's suitability. */
export const suitabilityPortCalls: readonly PortCall[] = [
  ...(['HK', 'TW'] as const).flatMap((region): readonly PortCall[] => [
    {
      title: `risk rating ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestRiskRatings(setup.rest).current(),
      good: { clientRiskRating: '4', updateDate: '2026-05-04' },
      nulls: { clientRiskRating: null, updateDate: null },
    },
    {
      title: `grounds of suitability ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestRiskRatings(setup.rest).grounds(),
      good: { workplace: 'W', lowRiskReasons: ['age'] },
      nulls: { workplace: null, jobTitle: null, industry: null, lowRiskReasons: null },
    },
  ]),
  ...(['risk', 'prudent'] as const).flatMap((kind): readonly PortCall[] => [
    {
      title: `suitability records before the ${kind} questionnaire TW`,
      region: 'TW',
      kind: 'graphql-panel',
      ask: (setup) => new GraphqlSuitabilityRecords(setup.graphql).current(kind),
      good: data({ userSuitabilityTW: { accountHolderSuitabilities: [{ toBeLowRisk: true }] } }),
      nulls: data({ userSuitabilityTW: { accountHolderSuitabilities: [noRecord], user: null } }),
    },
    {
      title: `${kind} questionnaire TW`,
      region: 'TW',
      kind: 'graphql-panel',
      ask: (setup) => new GraphqlQuestionnaires(setup.graphql, false).inForce(kind),
      good: data({ enhancedSuitabilityTW: questionnaire }),
      nulls: data({
        enhancedSuitabilityTW: {
          sid: 'Q1',
          type: null,
          version: null,
          contradictions: null,
          questionCategories: [{ position: null, text: null, questions: [nullQuestion] }],
        },
      }),
    },
    {
      title: `latest ${kind} assessment TW`,
      region: 'TW',
      kind: 'rest-panel',
      ask: (setup) => new RestAssessments(setup.rest, 'TW').latest(kind),
      good: kept,
      nulls: { ...kept, passed: null, clientRiskLevel: null, kycRiskLevel: null, answers: null },
    },
  ]),
  {
    title: 'assessment sent TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: (setup) => new RestAssessments(setup.rest, 'TW').send({ submission, key: deriveKey('key', '1') }),
    good: { passed: true, clientRiskLevel: 'b', kycRiskLevel: 'b' },
    nulls: { passed: false, clientRiskLevel: null, kycRiskLevel: null },
  },
  {
    title: 'risk questionnaire HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) => new RestQuestionnaires(setup.rest).inForce('risk'),
    good: questionnaire,
    nulls: {
      sid: 'Q1',
      type: null,
      version: null,
      contradictions: null,
      questionCategories: [{ position: null, text: null, questions: [nullQuestion] }],
    },
  },
  {
    title: 'latest risk questionnaire HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) => new RestAssessments(setup.rest, 'HK').latest('risk'),
    good: kept,
    nulls: { ...kept, passed: null, clientRiskLevel: null, kycRiskLevel: null, answers: null },
  },
  {
    title: 'past ratings HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) => new RestAssessments(setup.rest, 'HK').pastRatings(),
    good: [{ assessedOn: '2026-11-20', clientRiskLevel: 'balanced', version: '1' }],
    nulls: [{ assessedOn: '2026-11-20', clientRiskLevel: 'balanced', version: null }],
  },
  {
    title: 'risk questionnaire sent HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) => new RestAssessments(setup.rest, 'HK').send({ submission, key: deriveKey('key', '1') }),
    good: { passed: true, clientRiskLevel: 'balanced', kycRiskLevel: 'balanced' },
    nulls: { passed: false, clientRiskLevel: null, kycRiskLevel: null },
  },
];
