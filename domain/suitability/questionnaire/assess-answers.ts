import { levelAfterAssessment } from './assessment-result';
import type { LowRiskReason } from '../risk/low-risk-reasons';
import { mustDowngrade } from '../risk/must-downgrade';
import type { Answers, Questionnaire } from './questionnaire';
import { parseRiskLevel } from '../risk/risk-level';
import { passesPrudentAssessment, scoreAnswers } from './score-answers';

/** What comes of a questionnaire, the levels in Taiwan's letters [SUIT-11]. */
export type AssessedLevels = {
  readonly passed: boolean;
  readonly clientRiskLevel: string;
  readonly kycRiskLevel: string;
};

/** The points from which a level is given, lowest first. */
export type LevelBand = { readonly level: 'a' | 'b' | 'c'; readonly from: number };

/** The yearly questionnaire: the points name the level, from which a client goes down who is at low risk by age, education or illness [SUIT-03, SUIT-35..37]. */
export function assessRisk(
  questionnaire: Questionnaire,
  answers: Answers,
  {
    levels,
    lowRiskReasons,
  }: { readonly levels: readonly LevelBand[]; readonly lowRiskReasons: readonly LowRiskReason[] },
): AssessedLevels {
  const score = scoreAnswers(questionnaire, answers);
  const kycRiskLevel = levels.findLast(({ from }) => score >= from)?.level ?? 'a';
  const isDowngraded = lowRiskReasons.length > 0 && mustDowngrade('low', kycRiskLevel);
  return { passed: !isDowngraded, clientRiskLevel: isDowngraded ? 'a' : kycRiskLevel, kycRiskLevel };
}

/** The prudent assessment: a pass gives the level of the client's own answers back, a fail leaves the client at low risk [SUIT-38, SUIT-39, OPEN-55]. */
export function assessPrudence(questionnaire: Questionnaire, answers: Answers, kycRiskLevel: string): AssessedLevels {
  const passed = passesPrudentAssessment(questionnaire, answers);
  const level = levelAfterAssessment(parseRiskLevel(kycRiskLevel), { passed });
  return { passed, clientRiskLevel: level === 'low' ? 'a' : kycRiskLevel, kycRiskLevel };
}
