import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../../application/ports/call-failure';
import { ClientTiers } from '../../../application/ports/tiers/client-tiers';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { toText } from '../../../domain/money/decimal';
import type { Region } from '../../../domain/region';
import type { TierView } from '../../../domain/fees/by-tier/tier-view';
import type { MembershipTier } from '../../../domain/tiers/membership-tier';
import { ClientTierViewModel } from '../../../ui/screens/client-tier/client-tier-view-model';
import en_US from '../../../ui/i18n/en_US/summaries.json';
import zh_TW from '../../../ui/i18n/zh_TW/summaries.json';
import { feeText } from '../../../ui/components/figures/fee-text';
import { decimal } from '../../builders/decimal';

class StatedTiers extends ClientTiers {
  constructor(public answer: Result<MembershipTier, CallFailure>) {
    super();
  }
  current() {
    return Promise.resolve(this.answer);
  }
}

const tierTexts = { HK: en_US, TW: zh_TW };

const nameIn = (region: Region, { level, name, mark }: TierView): string => {
  const texts: Readonly<Record<string, string>> = tierTexts[region].tier;
  return `${texts[level ? `level-${level}` : `name-${name}`] ?? ''}${mark}`;
};

const own = (view: ClientTierViewModel) => view.rows.filter((row) => view.isOwn(row)).map(({ tier }) => tier.id);

const ratesOf = (region: Region) =>
  new ClientTierViewModel(new StatedTiers(ok({})), region).rows.map(({ tier: { id, threshold }, fee }) => [
    id,
    toText(threshold),
    feeText(fee),
  ]);

describe('the account tier page', () => {
  it('[TIER-07..10, TIER-19, CONFLICT-23] tells Taiwan’s tiers by their ids, from which amount on and at which fee', () => {
    expect(ratesOf('TW')).toEqual([
      ['baseTW', '0', '0.6% - 1.2%'],
      ['1M', '1000000', '0.2%'],
      ['3M', '3000000', '0%'],
      ['10M', '10000000', '0%'],
    ]);
  });

  it('[TIER-11..14] tells Hong Kong’s tiers, from which amount on and at which fee', () => {
    expect(ratesOf('HK')).toEqual([
      ['silver', '0', '0.88%'],
      ['gold', '200000', '0.58%'],
      ['platinum', '7500000', '0.18%'],
      ['select', '1000000000', '0%'],
    ]);
  });

  const named = async (region: Region, membershipTier: string) => {
    const view = new ClientTierViewModel(new StatedTiers(ok({ membershipTier })), region);
    await view.load();
    const { tier } = view;
    return tier && [nameIn(region, tier), tier.benefits && feeText(tier.benefits.singlePurchaseFee)];
  };

  it.each([
    ['default', 'Silver', '0.88%'],
    ['Silver', 'Silver', '0.88%'],
    ['Silver+', 'Silver+', '0.88%'],
    ['Gold', 'Gold', '0.58%'],
    ['Gold+', 'Gold+', '0.58%'],
    ['Platinum', 'Platinum', '0.18%'],
    ['Platinum+', 'Platinum+', '0.18%'],
    ['Platinum*', 'Platinum*', '0.18%'],
    ['Platinum*+', 'Platinum*+', '0.18%'],
    ['Select', 'Select', '0%'],
  ])('[TIER-18, TIER-30, CONFLICT-21] names Hong Kong’s %s as %s, at a fee of %s', async (stated, name, fee) => {
    expect(await named('HK', stated)).toEqual([name, fee]);
  });

  it.each([
    ['Direct', '直營級'],
    ['baseTW', '數位級'],
    ['digital', '數位級'],
    ['smart', '菁英級'],
    ['1M', '菁英級（100 萬）'],
    ['3M', '菁英級（300 萬）'],
    ['elite', '菁英級'],
    ['10M', '尊榮級（超過 1,000 萬）'],
    ['prestige', '尊榮級（超過 1,000 萬）'],
    ['silver', '銀卡'],
    ['gold', '金卡'],
    ['platinum', '白金卡'],
  ])('[TIER-20, CONFLICT-20] names Taiwan’s %s as %s', async (stated, name) => {
    expect((await named('TW', stated))?.[0]).toBe(name);
  });

  it('[TIER-24, CONFLICT-21] marks the client’s own tier among all, whatever follows its name', async () => {
    const view = new ClientTierViewModel(new StatedTiers(ok({ membershipTier: 'Platinum*+' })), 'HK');
    expect(own(view)).toEqual([]);
    await view.load();
    expect(own(view)).toEqual(['platinum']);
  });

  it('[TIER-24, CONFLICT-20] marks of Taiwan’s two elite tiers the one by the holding, and none for a mere name', async () => {
    const held = { investmentTotal: decimal('3200000'), investmentTier: '3M' as const };
    const view = new ClientTierViewModel(new StatedTiers(ok(held)), 'TW');
    await view.load();
    expect(own(view)).toEqual(['3M']);
    const named = new ClientTierViewModel(new StatedTiers(ok({ membershipTier: 'gold' })), 'TW');
    await named.load();
    expect([named.tier?.name, own(named)]).toEqual(['gold', []]);
  });

  it('[TIER-24, OPEN-92] lists all tiers when the client’s own can’t be had, and asks for it again', async () => {
    const tiers = new StatedTiers(err({ kind: 'server-error', status: 500 }));
    const view = new ClientTierViewModel(tiers, 'HK');
    await view.load();
    expect([view.resource.phase.kind, view.rows.length]).toEqual(['failed', 4]);
    tiers.answer = ok({ investmentTier: 'silver' });
    await view.load();
    expect(own(view)).toEqual(['silver']);
  });
});
