import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../application/ports/call-failure';
import { ClientTiers } from '../../application/ports/client-tiers';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { MembershipTier } from '../../domain/tiers/membership-tier';
import { ClientTierViewModel } from '../../ui/screens/client-tier/client-tier-view-model';
import { decimal } from '../builders/decimal';

class StatedTiers extends ClientTiers {
  constructor(public answer: Result<MembershipTier, CallFailure>) {
    super();
  }
  current() {
    return Promise.resolve(this.answer);
  }
}

const own = (view: ClientTierViewModel) => view.rows.filter((row) => view.isOwn(row)).map(({ tier }) => tier.id);

describe('the account tier page', () => {
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
    expect([view.panel.phase.kind, view.rows.length]).toEqual(['failed', 4]);
    tiers.answer = ok({ investmentTier: 'silver' });
    await view.load();
    expect(own(view)).toEqual(['silver']);
  });
});
