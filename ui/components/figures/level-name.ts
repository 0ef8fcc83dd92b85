import { markOfLevel } from '../../../domain/fees/by-tier/mark-of-level';
import type { TierView } from '../../../domain/fees/by-tier/tier-view';
import type { TierId } from '../../../domain/tiers/tier';
import { useTexts } from '../../i18n/use-texts';

/** Returns the name of a tier of the table, which is the client's own name for it where that is the client's. */
export function useLevelName(own: TierView | undefined): (level: TierId) => string {
  const { t } = useTexts();
  return (level) => t(`summaries:tier.level-${level}`) + markOfLevel(level, own);
}
