import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../../application/ports/call-failure';
import { ClientPoints } from '../../../application/ports/tiers/client-points';
import { ClientTiers } from '../../../application/ports/tiers/client-tiers';
import { err, ok, type Result } from '../../../domain/kernel/result';
import type { RewardPoints } from '../../../domain/points/reward-points';
import type { MembershipTier } from '../../../domain/tiers/membership-tier';
import { ClientSummaryViewModel } from '../../../ui/screens/portfolio/summaries/client-summary-view-model';
import { AsyncResource } from '../../../ui/stores/async-resource';
import { feeText } from '../../../ui/components/figures/fee-text';
import { decimal } from '../../builders/decimal';
import { TestClock } from '../../builders/test-clock';

const offline = err<CallFailure>({ kind: 'no-answer', reason: 'offline' });

class StatedTiers extends ClientTiers {
  constructor(public answer: Result<MembershipTier, CallFailure>) {
    super();
  }
  current() {
    return Promise.resolve(this.answer);
  }
}

class StatedPoints extends ClientPoints {
  constructor(public answer: Result<RewardPoints, CallFailure>) {
    super();
  }
  current() {
    return Promise.resolve(this.answer);
  }
}

const clock = new TestClock('2026-11-20T02:00:00Z');

const gold: MembershipTier = { membershipTier: 'Gold+', investmentTotal: decimal('1250000.00') };
const points: RewardPoints = {
  totalPoints: 12_490,
  pointsAboutToExpire: 400,
  ePointDetails: [{ points: 400, expiryDate: '2026-12-31', aboutToExpire: true }],
  reminderPoints: 40,
  couponEvent: { code: 'AUTUMN26' },
};

describe('the summaries of the home', () => {
  it('[TIER-01, EPNT-01] show the tier and the points of the region', async () => {
    const hongKong = new ClientSummaryViewModel(new StatedTiers(ok(gold)), new StatedPoints(ok(points)), 'HK', clock);
    expect(hongKong.tier).toBeUndefined();
    await Promise.all([hongKong.tierResource.load(), hongKong.pointsResource.load()]);
    expect(hongKong.tier).toMatchObject({ name: 'gold', mark: '+' });
    expect(hongKong.tierResource.value?.at).toBe('2026-11-20T02:00:00.000Z');
    expect(hongKong.points).toMatchObject({
      balance: 12_490,
      expiryDate: '2026-12-31',
      feeWaivable: decimal('249'),
      pointsAboutToExpire: 400,
      reminderPoints: 40,
    });
    const taiwan = new ClientSummaryViewModel(new StatedTiers(ok({})), new StatedPoints(ok(points)), 'TW', clock);
    await taiwan.pointsResource.load();
    expect(taiwan.points).toMatchObject({ feeWaivable: decimal('12490'), couponEvent: { code: 'AUTUMN26' } });
  });

  it('[TIER-01, EPNT-01, OPEN-92] fail each by itself, and are asked for again by themselves', async () => {
    const tiers = new StatedTiers(offline);
    const view = new ClientSummaryViewModel(tiers, new StatedPoints(ok(points)), 'HK', clock);
    await Promise.all([view.tierResource.load(), view.pointsResource.load()]);
    expect(view.tierResource.phase.kind).toBe('failed');
    expect(view.points).toBeDefined();
    tiers.answer = ok(gold);
    const again = view.tierResource.load();
    expect(view.tierResource.phase.kind).toBe('waiting');
    await again;
    expect(view.tier?.name).toBe('gold');
  });

  it('[TIER-01, EPNT-01] the summaries are not there when the server knows nothing', async () => {
    const nothing = { ePointDetails: [] };
    const view = new ClientSummaryViewModel(new StatedTiers(ok({})), new StatedPoints(ok(nothing)), 'TW', clock);
    await Promise.all([view.tierResource.load(), view.pointsResource.load()]);
    expect(view.tier).toBeUndefined();
    expect(view.points).toBeUndefined();
  });

  it('[TIER-21, TIER-34, CONFLICT-23] write a fee with its places, and digital’s as a range', () => {
    expect(feeText({ min: decimal('0.6'), max: decimal('1.2') })).toBe('0.6% - 1.2%');
    expect(feeText({ min: decimal('0.58'), max: decimal('0.58') })).toBe('0.58%');
    expect(feeText({ min: decimal('0'), max: decimal('0') })).toBe('0%');
  });

  it('[OPEN-92] show the answer to the last question, in whatever order answers come', async () => {
    const answers = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(answers, fc.scheduler(), async (outcomes, scheduler) => {
        let asked = 0;
        const resource = new AsyncResource(() => {
          const question = asked++;
          return scheduler.schedule(Promise.resolve(outcomes[question] ? ok(question) : offline));
        });
        const loads = outcomes.map(() => resource.load());
        await scheduler.waitIdle();
        await Promise.all(loads);
        const last = outcomes.length - 1;
        expect(resource.phase).toEqual(outcomes[last] ? { kind: 'ready', value: last } : { kind: 'failed' });
      }),
    );
  });
});
