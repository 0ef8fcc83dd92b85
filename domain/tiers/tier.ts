import { scaled, type Decimal } from '../money/decimal';
import type { ByRegion, Region } from '../region';

/** Hong Kong's tiers from the base up [TIER-03, ENUM-40]. */
export const hkTierIds = ['silver', 'gold', 'platinum', 'select'] as const;

/** Taiwan's tiers from the base up [TIER-19, ENUM-41]. */
export const taiwanTierIds = ['baseTW', '1M', '3M', '10M'] as const;

/** The id of a Hong Kong tier [TIER-03]. */
export type HkTierId = (typeof hkTierIds)[number];
/** The id of a Taiwan tier [TIER-19]. */
export type TaiwanTierId = (typeof taiwanTierIds)[number];
/** The id of a tier of either region. */
export type TierId = TaiwanTierId | HkTierId;

/** A tier with the least holding it takes, in HKD or TWD. */
export type Tier = { readonly id: TierId; readonly threshold: Decimal };

/** Tiers from the base up; there is always a base. */
type Tiers = readonly [Tier, ...Tier[]];

type TierRules = {
  readonly tiers: Tiers;
  /** When the holdings are taken that decide over a client's tier [TIER-16, TIER-28, CONFLICT-22]. */
  readonly measured: 'at-month-end' | 'on-the-day';
  /** The tiers that the server gives whatever is held, as it names them: in Hong Kong by invitation [TIER-02, CONFLICT-20, CONFLICT-21]. */
  readonly given: readonly string[];
  /** The tier whose fee a client pays: the one that the server names, or the one that the holdings come to unless it names the digital one [TIER-11..14, TIER-21, TIER-25]. */
  readonly feeOf: 'named' | 'held';
  /** True if a tier with a `+` pays nothing for the eScheduler [TIER-26]. */
  readonly plusFreesEScheduler: boolean;
};

/** A region's tiers with their thresholds, and what else of the tiers differs by region [TIER-07..14, TIER-16, TIER-26, TIER-28, TIER-29, TIER-31]. */
export const tierRules: ByRegion<TierRules> = {
  HK: {
    tiers: [
      { id: 'silver', threshold: scaled(0n) },
      { id: 'gold', threshold: scaled(200_000n) },
      { id: 'platinum', threshold: scaled(7_500_000n) },
      { id: 'select', threshold: scaled(1_000_000_000n) },
    ],
    measured: 'at-month-end',
    given: ['select'],
    feeOf: 'named',
    plusFreesEScheduler: true,
  },
  TW: {
    tiers: [
      { id: 'baseTW', threshold: scaled(0n) },
      { id: '1M', threshold: scaled(1_000_000n) },
      { id: '3M', threshold: scaled(3_000_000n) },
      { id: '10M', threshold: scaled(10_000_000n) },
    ],
    measured: 'on-the-day',
    given: ['direct', 'digital'],
    feeOf: 'held',
    plusFreesEScheduler: false,
  },
};

/** A region's tiers from the base up, with their thresholds [TIER-07..14, TIER-29, TIER-31]. */
export const tiersIn = (region: Region): Tiers => tierRules[region].tiers;

/** Reads a tier's id as a region's server writes it, in either case [TIER-03, TIER-19, ENUM-41]. */
export function parseTierId(region: Region, text: string | undefined): TierId | undefined {
  if (typeof text !== 'string') return undefined;
  const requested = text.toLowerCase();
  return tiersIn(region).find(({ id }) => id.toLowerCase() === requested)?.id;
}

/** The tier of an id in a region; the base one for an id the region hasn't got. */
export function tierWithId(region: Region, requested: TierId): Tier {
  const all = tiersIn(region);
  return all.find(({ id }) => id === requested) ?? all[0];
}
