import { tierView, type TierView } from '../../../domain/fees/by-tier/tier-view';
import { toMembershipTier } from '../../../domain/tiers/membership-tier';
import { scaled } from '../../../domain/money/decimal';
import type { Region } from '../../../domain/region';
import { type Meta, story } from '../../workshop/story';
import { AmountsHidden } from './amount';
import { TierFacts } from './tier-facts';

export default { title: 'figures/tier-facts', component: TierFacts } satisfies Meta;

function tierWith(region: Region, holding: bigint, membershipTier?: string): TierView {
  const tier = tierView(region, toMembershipTier(region, { holdingAmount: scaled(holding), membershipTier }));
  if (!tier) throw new Error('The sample holding has no tier.');
  return tier;
}

export const HongKong = story(() => <TierFacts tier={tierWith('HK', 120_000n, 'SILVER')} region="HK" />);
export const Taiwan = story(() => <TierFacts tier={tierWith('TW', 1_200_000n)} region="TW" />);
export const Highest = story(() => <TierFacts tier={tierWith('TW', 900_000_000n)} region="TW" />);
export const Hidden = story(() => (
  <AmountsHidden value>
    <TierFacts tier={tierWith('TW', 1_200_000n)} region="TW" />
  </AmountsHidden>
));
