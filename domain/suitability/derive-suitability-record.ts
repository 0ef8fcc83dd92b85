import { hongKongDayAt } from '../calendar/hong-kong-time';
import type { LowRiskReason } from './risk/low-risk-reasons';
import { mustDowngrade } from './risk/must-downgrade';
import type { RiskAlert } from './risk/risk-alert';
import type { SuitabilityRecord } from './risk/suitability-record';

/** The single facts about a client that decide over suitability, from a server that keeps no record of them together. */
export type SuitabilityFacts = {
  readonly rating: string | undefined;
  /** A date. */
  readonly ratedOn: string | undefined;
  readonly alert: RiskAlert | undefined;
  /** The yearly questionnaire answered last: its version, its date, and the level its answers came to. */
  readonly questionnaire: {
    readonly version: string | undefined;
    readonly completedOn: string | undefined;
    readonly level: string | undefined;
  };
  /** The prudent assessment sent last, and when, in UTC. */
  readonly prudentAssessment: { readonly answeredAt: string; readonly passed: boolean } | undefined;
  readonly lowRiskReasons: readonly LowRiskReason[];
};

/**
 * Puts the facts together into a record [ENT-38]. A client with a reason for low risk whose answers came to more is
 * treated as low risk until a prudent assessment is passed, not before the day of the questionnaire [SUIT-35..39, OPEN-55].
 */
export function deriveSuitabilityRecord(facts: SuitabilityFacts): SuitabilityRecord {
  const { questionnaire, prudentAssessment, lowRiskReasons } = facts;
  const assessedOn = prudentAssessment && hongKongDayAt(Date.parse(prudentAssessment.answeredAt));
  const isAssessedSince = assessedOn !== undefined && assessedOn >= (questionnaire.completedOn ?? '');
  const mustGoDown = lowRiskReasons.length > 0 && mustDowngrade('low', questionnaire.level);
  return {
    clientRiskLevel: facts.rating,
    updateDate: facts.ratedOn,
    kycRiskLevel: questionnaire.level ?? facts.rating,
    kycStatus: facts.alert,
    enhancedSuitabilityUpdateDate: assessedOn,
    latestKycVersion: questionnaire.version,
    forceLowRisk: mustGoDown && !(isAssessedSince && prudentAssessment?.passed === true),
    toBeLowRisk: mustGoDown && !isAssessedSince,
  };
}
