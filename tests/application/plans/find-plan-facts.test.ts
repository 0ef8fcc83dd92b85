import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FindPlanFacts } from '../../../application/plans/find-plan-facts';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { toText } from '../../../domain/money/decimal';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import type { Region } from '../../../domain/region';
import { decimal } from '../../builders/decimal';
import { portfolioHolding } from '../../builders/portfolio';
import { authority } from '../../builders/stated-banks';
import { clientOfHongKong, StatedPreviews, StatedTiers, StatedUsers } from '../../builders/stated-client';

const failure: CallFailure = { kind: 'no-answer', reason: 'offline' };
const holding = {
  ...portfolioHolding({ code: 'A', marketValue: '400', profit: '0', returnPercent: '0' }),
  units: decimal('10'),
};
const fund: FundPreview = {
  code: 'A',
  name: 'A',
  baseCurrency: holding.fund.baseCurrency,
  availability: { buy: true, regularBuy: true, eRegularBuy: true },
  feeType: 'front-end',
};
const plan: PlanSchedule = {
  refNo: 'RP1',
  accountNo: '51',
  isLegacy: false,
  fund: { code: 'A', name: 'A' },
  currency: 'HKD',
  frequency: 'monthly',
  type: 'X',
  paidFrom: 'direct-debit',
  version: 1,
  changes: [],
  executions: [],
  upcoming: [],
};

type Answered = Readonly<Record<'previews' | 'holdings' | 'tiers' | 'users' | 'means', boolean>>;

const answered = <T>(isThere: boolean, value: T): Result<T, CallFailure> => (isThere ? ok(value) : err(failure));

/** The facts of the plan where some of the calls answer, and the others fail. */
const factsOf = (answering: Answered, preview: FundPreview = fund, region: Region = 'HK') =>
  new FindPlanFacts({
    previews: new StatedPreviews(answered(answering.previews, preview)),
    holdings: { held: () => Promise.resolve(answered(answering.holdings, [holding])) },
    tiers: new StatedTiers(answered(answering.tiers, { membershipTier: 'Gold' })),
    users: new StatedUsers(answered(answering.users, clientOfHongKong)),
    means: {
      execute: () => Promise.resolve(answered(answering.means, { debitedIn: () => authority('1'), cash: [] })),
    },
    checks: { redeemable: () => Promise.resolve(ok([])) },
    region,
  }).execute(plan);

const everything: Answered = { previews: true, holdings: true, tiers: true, users: true, means: true };
const some = fc.record({
  previews: fc.boolean(),
  holdings: fc.boolean(),
  tiers: fc.boolean(),
  users: fc.boolean(),
  means: fc.boolean(),
});

describe('the facts of a plan that is changed', () => {
  it('[RSP-09, OPEN-92] each fact is there exactly where the calls that it comes from answer', async () => {
    await fc.assert(
      fc.asyncProperty(some, async (answering) => {
        const { previews, holdings, tiers, users, means } = answering;
        const facts = await factsOf(answering);
        expect([facts.fund !== undefined, facts.held.length > 0, facts.payment !== undefined]).toEqual([
          previews,
          holdings,
          users && means,
        ]);
        expect(facts.feePercent !== undefined).toBe(previews && tiers);
      }),
    );
  });

  it('[TIER-13, TIER-21, TRADE-110] the fee is the tier’s, and none of a fund that takes it on redemption', async () => {
    const feeOf = async (feeType: FundPreview['feeType']) =>
      toText((await factsOf(everything, { ...fund, feeType })).feePercent ?? decimal('9'));
    expect([await feeOf('front-end'), await feeOf('back-end')]).toEqual(['0.58', '0']);
  });

  it('[TIER-11..14, RSP-09] no fee is stated in Taiwan while what is held, which decides over it, isn’t known', async () => {
    const known = await factsOf(everything, fund, 'TW');
    const unknown = await factsOf({ ...everything, holdings: false }, fund, 'TW');
    expect([known.feePercent !== undefined, unknown.feePercent]).toEqual([true, undefined]);
  });
});
