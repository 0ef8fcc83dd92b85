import type { TierView } from '../../../domain/fees/by-tier/tier-view';
import { useTexts } from '../../i18n/use-texts';

/** Returns the one name of a client's own tier: its level with its mark, else the name that the server gives [TIER-01, TIER-18, TIER-20]. */
export function useTierName(): (tier: TierView) => string {
  const { t } = useTexts();
  return ({ name, level, mark }) => t(level ? `summaries:tier.level-${level}` : `summaries:tier.name-${name}`) + mark;
}
