import type { FundRiskRating } from '../funds/fund-risk-rating';
import { needsAssessment } from './questionnaire/assessment-result';
import { highestFundRisk } from './risk/highest-fund-risk';
import { mustDowngrade } from './risk/must-downgrade';
import { questionnaireGoodUntil } from './questionnaire/questionnaire-good-until';
import { riskAlertIn } from './risk/risk-alert-in';
import { parseRiskLevel, type RiskLevel } from './risk/risk-level';
import { riskLevelInUse } from './risk/risk-level-in-use';
import { unratedState } from './risk/unrated-state';
import type { SuitabilityRecord } from './risk/suitability-record';
import { type TradingEffect, tradingEffect } from './risk/trading-effect';

/** A client's rating as the books have it, and when it was worked out, a date [SUIT-13]. */
export type RiskRating = { readonly rating?: string | number | undefined; readonly updatedOn?: string | undefined };

/** Where a client stands: the own level, the level in use, and what follows from it. */
export type RiskStatus = {
  /** The client's own rating; undefined before the first assessment, and once its year is over [SUIT-23, CONFLICT-24]. */
  readonly level: RiskLevel | undefined;
  /** There was a rating, and its year is over, so that none is stated any more [SUIT-23]. */
  readonly isOver: boolean;
  /** The level in use, which can be lower than the client's own [SUIT-28, SUIT-30]. */
  readonly levelInUse: RiskLevel | undefined;
  /** The riskiest funds that suit the client, RR1 to RR5; 0 while none does [SUIT-24]. */
  readonly suitableUpTo: FundRiskRating | 0;
  /** The actions open to the client now, and the reason against the others [SUIT-26..33]. */
  readonly effect: TradingEffect;
  /** Both dates; the second is the last day on which the assessment counts [SUIT-23]. */
  readonly updatedOn: string | undefined;
  readonly goodUntil: string | undefined;
  /** The date of the latest prudent assessment; undefined before the first, and where none is kept [ENT-19]. */
  readonly assessedOn: string | undefined;
  /** The level the client's own answers came to, where it had to go down [SUIT-03]. */
  readonly downgradedFrom: RiskLevel | undefined;
  /** True if the prudent assessment is open to the client, once the questionnaire is in order [SUIT-38, OPEN-55]. */
  readonly needsAssessment: boolean;
};

/** Where a client stands by the rating and, in Taiwan, by the other suitability records [SUIT-03, SUIT-13, SUIT-23..33, OPEN-55]. */
export function riskStatus({ rating, updatedOn }: RiskRating, records: readonly SuitabilityRecord[] = []): RiskStatus {
  const effect = tradingEffect(riskAlertIn(records));
  const forceLowRisk = records.some((record) => record.forceLowRisk === true);
  const levelInUse = riskLevelInUse({ clientRiskRating: rating, kycStatus: effect.alert, forceLowRisk });
  const ratedOn = updatedOn ?? records.find((record) => record.updateDate)?.updateDate;
  const downgraded = records.find(({ clientRiskLevel, kycRiskLevel }) => mustDowngrade(clientRiskLevel, kycRiskLevel));
  return {
    level: parseRiskLevel(rating),
    isOver: levelInUse === undefined && unratedState({ clientRiskRating: rating, ratedOn }) === 'risk-rating-over',
    levelInUse,
    suitableUpTo: highestFundRisk(levelInUse),
    effect,
    updatedOn: ratedOn,
    goodUntil: questionnaireGoodUntil(ratedOn),
    downgradedFrom: parseRiskLevel(downgraded?.kycRiskLevel),
    assessedOn: records.find((record) => record.enhancedSuitabilityUpdateDate)?.enhancedSuitabilityUpdateDate,
    needsAssessment: effect.alert === undefined && records.some(needsAssessment),
  };
}
