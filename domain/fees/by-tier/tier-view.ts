import { parseOneOf } from '../../kernel/parse-one-of';
import { isZero, scaled, type Decimal } from '../../money/decimal';
import type { ByRegion, Region } from '../../region';
import { parseHkTier } from '../../tiers/hk-tier';
import type { MembershipTier } from '../../tiers/membership-tier';
import { nextTierSaving } from './next-tier-saving';
import { taiwanMembership } from '../../tiers/taiwan-membership';
import { taiwanTierName, type TaiwanTierName } from '../../tiers/taiwan-tier-name';
import { parseTierId, taiwanTierIds, type HkTierId, type TierId } from '../../tiers/tier';
import { tierBenefits, type TierBenefits } from './tier-benefits';

/** The purchase, in HKD or TWD, for which the next tier's saving is told. */
export const examplePurchase: Decimal = scaled(100_000n);

/** A client's tier as shown: its name with HK's `*` and `+`, and what it is worth to the client [TIER-01, TIER-21..23]. */
export type TierView = {
  readonly name: TaiwanTierName | HkTierId;
  readonly mark: string;
  /** The tier of the table that it is, where it is one. */
  readonly id?: TierId | undefined;
  /** The tier of the table whose name it bears; absent where the server's name is of none, or of several. */
  readonly level?: TierId | undefined;
  /** Absent where a name of the server's has no fee of its own. */
  readonly benefits?: TierBenefits | undefined;
  /** The saving of the next tier on the example purchase, where there is one. */
  readonly saving?: ReturnType<typeof nextTierSaving>;
};

const views: ByRegion<(membership: MembershipTier) => TierView | undefined> = { HK: hongKongView, TW: taiwanView };

/**
 * Returns what a region's client sees of the tier; undefined when nothing is known of it [TIER-01, CONFLICT-20,
 * CONFLICT-21].
 */
export const tierView = (region: Region, membership: MembershipTier): TierView | undefined => views[region](membership);

function hongKongView({ membershipTier, investmentTotal, investmentTier }: MembershipTier): TierView | undefined {
  if (membershipTier === undefined && investmentTier === undefined) return undefined;
  const { tier, plus, star } = parseHkTier(membershipTier);
  const mark = `${star ? '*' : ''}${plus ? '+' : ''}`;
  return { name: tier, mark, id: tier, level: tier, ...withSaving(tierBenefits('HK', tier, investmentTotal)) };
}

/** A label that the holding didn't give isn't left by holding more, so no next tier is shown beside it. */
function taiwanView(membership: MembershipTier): TierView | undefined {
  const { investmentTier, investmentTotal } = membership;
  const name = taiwanMembership(membership);
  if (name === undefined) return undefined;
  const byHolding = parseOneOf(taiwanTierIds, investmentTier);
  const follows = byHolding !== undefined && taiwanTierName(byHolding) === name;
  const ofName = taiwanTierIds.filter((id) => taiwanTierName(id) === name);
  const stated = follows ? byHolding : parseTierId('TW', membership.membershipTier);
  const paysAs: TierId | undefined = stated ?? ofName[0] ?? byHolding;
  if (paysAs === undefined) return { name, mark: '' };
  return {
    name,
    mark: '',
    id: paysAs,
    level: stated ?? (ofName.length === 1 ? ofName[0] : undefined),
    ...withSaving(tierBenefits('TW', paysAs, follows ? investmentTotal : undefined)),
  };
}

function withSaving(benefits: TierBenefits): Pick<TierView, 'benefits' | 'saving'> {
  const saving = nextTierSaving(benefits, examplePurchase);
  return saving === undefined || isZero(saving.max) ? { benefits } : { benefits, saving };
}
