import { highestFundRisk } from '../../domain/suitability/risk/highest-fund-risk';
import { parseRiskLevel } from '../../domain/suitability/risk/risk-level';
import type { RiskProfile } from '../../domain/suitability/risk/risk-level-in-use';
import { unratedState } from '../../domain/suitability/risk/unrated-state';
import { useTexts } from '../i18n/use-texts';

/** A client's own level in words with the riskiest funds that suit it, or why there is none [SUIT-23, SUIT-24, CONFLICT-24]. */
export function RiskLevelName({ clientRiskRating, ratedOn }: Pick<RiskProfile, 'clientRiskRating' | 'ratedOn'>) {
  const { t } = useTexts();
  const level = parseRiskLevel(clientRiskRating);
  if (level)
    return t('summaries:about.risk-up-to', {
      level: t(`summaries:about.risk-${level}`),
      risk: highestFundRisk(level),
    });
  return t(
    unratedState({ clientRiskRating, ratedOn }) === 'risk-rating-over'
      ? 'summaries:about.risk-over'
      : 'summaries:about.no-risk',
  );
}
