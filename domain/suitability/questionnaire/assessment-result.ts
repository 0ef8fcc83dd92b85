import type { RiskLevel } from '../risk/risk-level';
import type { SuitabilityRecord } from '../risk/suitability-record';

/** The server's result of a prudent assessment; the server does the scoring [ENT-64, OPEN-53, OPEN-55]. */
export type AssessmentResult = {
  readonly passed: boolean;
  readonly clientRiskLevel?: string | undefined;
  readonly kycRiskLevel?: string | undefined;
};

/** Returns true if the client is asked to take the prudent assessment: low risk is forced, or about to be [OPEN-55]. */
export const needsAssessment = (record: Pick<SuitabilityRecord, 'forceLowRisk' | 'toBeLowRisk'>): boolean =>
  record.forceLowRisk === true || record.toBeLowRisk === true;

/** A client's level after the prudent assessment: a pass keeps the original, a fail leaves it at low risk [SUIT-38, SUIT-39]. */
export const levelAfterAssessment = (
  original: RiskLevel | undefined,
  result: Pick<AssessmentResult, 'passed'>,
): RiskLevel | undefined => (result.passed ? original : 'low');
