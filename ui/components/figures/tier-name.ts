import { markOfLevel, type TierView } from '../../../domain/fees/by-tier/tier-view';
import type { TierId } from '../../../domain/tiers/tier';
import { useTexts } from '../../i18n/use-texts';

/** Returns the one name of a client's own tier: its level with its mark, else the name that the server gives [TIER-01, TIER-18, TIER-20]. */
export function useTierName(): (tier: TierView) => string {
  const { t } = useTexts();
  return ({ name, level, mark }) => t(level ? `summaries:tier.level-${level}` : `summaries:tier.name-${name}`) + mark;
}

/** Returns the name of a tier of the table, which is the client's own name for it where that is the client's. */
export function useLevelName(own: TierView | undefined): (level: TierId) => string {
  const { t } = useTexts();
  return (level) => t(`summaries:tier.level-${level}`) + markOfLevel(level, own);
}
