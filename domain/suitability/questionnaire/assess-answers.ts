import type { Region } from '../../region';
import type { LowRiskReason } from '../risk/low-risk-reasons';
import { mustDowngrade } from '../risk/must-downgrade';
import { regionalRiskRecords } from '../risk/regional-risk-records';
import { levelAfterAssessment } from './assessment-result';
import { type LevelBand, levelOfPoints } from '../risk/level-of-points';
import type { Answers, Questionnaire } from './questionnaire';
import { parseRiskLevel } from '../risk/risk-level';
import { passesPrudentAssessment, scoreAnswers } from './score-answers';

/** The levels that come of a questionnaire, as the region writes them [SUIT-10, SUIT-11]. */
export type AssessedLevels = {
  readonly passed: boolean;
  readonly clientRiskLevel: string;
  readonly kycRiskLevel: string;
};

/** The terms of an assessment: the region, the bands of the questionnaire's version, and why the client may be at low risk. */
export type AssessmentTerms = {
  readonly region: Region;
  readonly levels: readonly LevelBand[];
  readonly lowRiskReasons: readonly LowRiskReason[];
};

/** Assesses the yearly questionnaire: the points name the level, from which a client of Taiwan goes down who is at low risk by age, education or illness [SUIT-03, SUIT-10, SUIT-11, SUIT-35..37]. */
export function assessRisk(
  questionnaire: Questionnaire,
  answers: Answers,
  { region, levels, lowRiskReasons }: AssessmentTerms,
): AssessedLevels {
  const { lowestLevel: lowest, suitability: hasLowRisk } = regionalRiskRecords[region];
  const kycRiskLevel = levelOfPoints(scoreAnswers(questionnaire, answers), { bands: levels, lowest });
  const isDowngraded = hasLowRisk && lowRiskReasons.length > 0 && mustDowngrade('low', kycRiskLevel);
  return { passed: !isDowngraded, clientRiskLevel: isDowngraded ? 'a' : kycRiskLevel, kycRiskLevel };
}

/** The prudent assessment: a pass gives the level of the client's own answers back, a fail leaves the client at low risk [SUIT-38, SUIT-39, OPEN-55]. */
export function assessPrudence(questionnaire: Questionnaire, answers: Answers, kycRiskLevel: string): AssessedLevels {
  const passed = passesPrudentAssessment(questionnaire, answers);
  const level = levelAfterAssessment(parseRiskLevel(kycRiskLevel), { passed });
  return { passed, clientRiskLevel: level === 'low' ? 'a' : kycRiskLevel, kycRiskLevel };
}
