import { parseOneOf } from '../kernel/parse-one-of';
import { taiwanTierIds, type TaiwanTierId } from './tier';

/** The names under which a Taiwan client's tier is shown, each with its label in the catalogues [TIER-20, ENUM-41, CONFLICT-20]. */
export const taiwanTierNames = ['direct', 'digital', 'elite', 'prestige', 'silver', 'gold', 'platinum'] as const;

/** A name of a Taiwan tier [TIER-20]. */
export type TaiwanTierName = (typeof taiwanTierNames)[number];

const nameOfId: Readonly<Record<TaiwanTierId, TaiwanTierName>> = {
  baseTW: 'digital',
  '1M': 'elite',
  '3M': 'elite',
  '10M': 'prestige',
};

/** The name of a Taiwan tier: digital, elite (1M and 3M) or prestige [TIER-20, CONFLICT-20]. */
export const taiwanTierName = (id: TaiwanTierId): TaiwanTierName => nameOfId[id];

/** Reads a server's name or id of a tier in either case, `smart` as elite [TIER-20, ENUM-41, CONFLICT-20]. */
export function parseTaiwanTierName(text: string | undefined): TaiwanTierName | undefined {
  if (typeof text !== 'string') return undefined;
  const name = text.toLowerCase();
  if (name === 'smart') return 'elite';
  const id = taiwanTierIds.find((candidate) => candidate.toLowerCase() === name);
  return id === undefined ? parseOneOf(taiwanTierNames, name) : taiwanTierName(id);
}
