import { levelAfterAssessment } from '../../domain/suitability/assessment-result';
import { mustDowngrade } from '../../domain/suitability/must-downgrade';
import type { Answers, Questionnaire } from '../../domain/suitability/questionnaire';
import { parseRiskLevel } from '../../domain/suitability/risk-level';
import { passesPrudentAssessment, scoreAnswers } from '../../domain/suitability/score-answers';
import type { LevelBand } from '../database/schema/suitability';
import type { RiskProfile } from './risk-profile';

/** What comes of a questionnaire: the levels in the letters of the books. */
export type Judgement = { readonly passed: boolean; readonly clientRiskLevel: string; readonly kycRiskLevel: string };

/** The yearly questionnaire: her points name her level, from which she goes down where low risk is hers by age, education or illness [SUIT-03, SUIT-35..37]. */
export function judgeRisk(
  questionnaire: Questionnaire,
  answers: Answers,
  { levels, lowRiskReasons }: { readonly levels: readonly LevelBand[] } & Pick<RiskProfile, 'lowRiskReasons'>,
): Judgement {
  const score = scoreAnswers(questionnaire, answers);
  const kycRiskLevel = levels.findLast(({ from }) => score >= from)?.level ?? 'a';
  const isDowngraded = lowRiskReasons.length > 0 && mustDowngrade('low', kycRiskLevel);
  return { passed: !isDowngraded, clientRiskLevel: isDowngraded ? 'a' : kycRiskLevel, kycRiskLevel };
}

/** The prudent assessment: a pass gives her the level of her own answers back, a fail leaves her at low risk [SUIT-38, SUIT-39, OPEN-55]. */
export function judgePrudence(questionnaire: Questionnaire, answers: Answers, kycRiskLevel: string): Judgement {
  const passed = passesPrudentAssessment(questionnaire, answers);
  const level = levelAfterAssessment(parseRiskLevel(kycRiskLevel), { passed });
  return { passed, clientRiskLevel: level === 'low' ? 'a' : kycRiskLevel, kycRiskLevel };
}
