import { inEveryRegion, inHongKong, inTaiwan } from '../call-regions';
import { assessmentResultAnswer } from './assessment-result';
import { clientRiskRatingAnswer } from './client-risk-rating';
import { idempotencyKeyHeader, keyErrorCodes } from '../idempotency-key';
import { submittedQuestionnaire } from './questionnaire-submission';
import { riskAssessmentsAnswer, riskQuestionnaireAnswer } from './risk-questionnaire';
import {
  clientGroundsAnswer,
  storedAssessmentAnswer,
  latestQuestionnaireAnswer,
  questionnaireStatusAnswer,
  riskRatingAnswer,
  versionInForceAnswer,
} from './suitability';
import type { ServedCall } from '../served-call';

/** The codes that refuse answers to any questionnaire, besides its shape. */
const answerErrorCodes = ['QUESTIONNAIRE_UNKNOWN', 'QUESTION_NOT_ANSWERED', 'ANSWERS_CONTRADICT'];

/** The calls for a client’s risk profile and what assesses it. */
export const suitabilityCalls = {
  suitabilityCrr: {
    method: 'GET',
    path: '/suitabilityCrr',
    regions: inEveryRegion,
    effect: 'read',
    answer: riskRatingAnswer,
  },
  suitabilityKyp: {
    method: 'GET',
    path: '/suitabilityKyp',
    regions: inTaiwan,
    effect: 'read',
    answer: versionInForceAnswer,
    errorCodes: { 404: ['QUESTIONNAIRE_UNKNOWN'] },
  },
  suitabilityClientKyp: {
    method: 'GET',
    path: '/suitabilityClientKyp',
    regions: inTaiwan,
    effect: 'read',
    answer: storedAssessmentAnswer,
  },
  // The address that is written with a slash [CONFLICT-63].
  kyp: {
    method: 'GET',
    path: '/suitability/kyp',
    regions: inEveryRegion,
    effect: 'read',
    answer: questionnaireStatusAnswer,
  },
  enhancedSuitability: {
    method: 'GET',
    path: '/enhancedSuitability',
    regions: inEveryRegion,
    effect: 'read',
    answer: storedAssessmentAnswer,
  },
  submitEnhancedSuitability: {
    method: 'POST',
    path: '/enhancedSuitability',
    regions: inTaiwan,
    effect: 'write',
    answer: assessmentResultAnswer,
    body: { schema: submittedQuestionnaire, errorCode: 'ANSWERS_INVALID' },
    headers: idempotencyKeyHeader,
    errorCodes: {
      ...keyErrorCodes,
      400: answerErrorCodes,
      409: ['QUESTIONNAIRE_CHANGED', 'QUESTIONNAIRE_FIRST', 'ASSESSMENT_NOT_NEEDED', ...keyErrorCodes[409]],
    },
  },
  clientRiskRating: {
    method: 'GET',
    path: '/clientRiskRating',
    regions: inEveryRegion,
    effect: 'read',
    answer: clientRiskRatingAnswer,
  },
  kycDetail: { method: 'GET', path: '/kycDetail', regions: inEveryRegion, effect: 'read', answer: clientGroundsAnswer },
  latestKycDetail: {
    method: 'GET',
    path: '/latestKycDetail',
    regions: inEveryRegion,
    effect: 'read',
    answer: latestQuestionnaireAnswer,
  },
  // Hong Kong has a questionnaire too [SUIT-23, ACCT-06], and the specification names no call for it: these four are ours.
  riskQuestionnaire: {
    method: 'GET',
    path: '/riskQuestionnaire',
    regions: inHongKong,
    effect: 'read',
    extension: 'risk-questionnaire',
    answer: riskQuestionnaireAnswer,
    errorCodes: { 404: ['QUESTIONNAIRE_UNKNOWN'] },
  },
  latestRiskQuestionnaire: {
    method: 'GET',
    path: '/riskQuestionnaire/latest',
    regions: inHongKong,
    effect: 'read',
    extension: 'risk-questionnaire',
    answer: storedAssessmentAnswer,
  },
  riskAssessments: {
    method: 'GET',
    path: '/riskQuestionnaire/assessments',
    regions: inHongKong,
    effect: 'read',
    extension: 'risk-questionnaire',
    answer: riskAssessmentsAnswer,
  },
  submitRiskQuestionnaire: {
    method: 'POST',
    path: '/riskQuestionnaire',
    regions: inHongKong,
    effect: 'write',
    extension: 'risk-questionnaire',
    answer: assessmentResultAnswer,
    body: { schema: submittedQuestionnaire, errorCode: 'ANSWERS_INVALID' },
    headers: idempotencyKeyHeader,
    errorCodes: {
      ...keyErrorCodes,
      400: answerErrorCodes,
      409: ['QUESTIONNAIRE_CHANGED', ...keyErrorCodes[409]],
    },
  },
} as const satisfies Record<string, ServedCall>;
