import type { TierId } from '../../tiers/tier';
import type { TierView } from './tier-view';

/** Returns the mark that a tier of the table has as the client's own: none on any other [TIER-05, CONFLICT-21]. */
export const markOfLevel = (level: TierId, own: TierView | undefined): string => (own?.level === level ? own.mark : '');
