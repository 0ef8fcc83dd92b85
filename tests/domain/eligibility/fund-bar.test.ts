import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BarFund,
  fundBar,
  fundBarActions,
  isAboutClient,
  switchProblem,
  stopsEveryOrder,
  type TradingClient,
  warnsOfRisk,
} from '../../../domain/eligibility/fund-bar';
import { canSwitchBetween, feeTypes } from '../../../domain/funds/fee-type';
import { decimal } from '../../builders/decimal';

const everything = {
  buy: true,
  regularBuy: true,
  eRegularBuy: true,
  scheduledBuy: true,
  sell: true,
  switchOut: true,
};
const held: BarFund = {
  region: 'HK',
  availability: everything,
  statusNormal: true,
  availableHoldings: decimal('10'),
  riskRating: 3,
  isinCode: 'HK0000000001',
};
const balanced: TradingClient = { clientRiskRating: 'balanced', mayTradeOnline: true };

const refusals = (fund: BarFund, client: TradingClient) =>
  Object.fromEntries(fundBar(fund, client).map(({ action, refusal }) => [action, refusal ?? 'open']));

describe('the action bar of a fund', () => {
  it('[FUND-18, FUND-19, FUND-20, FUND-21, FUND-22, FUND-23, FUND-24, FUND-25] the action bar of a fund has everything open for a fund that is held and a client who may', () => {
    expect(refusals(held, balanced)).toEqual({
      'buy-more': 'open',
      'schedule-order': 'open',
      switch: 'open',
      'sell-now': 'open',
      'change-settings': 'open',
      'price-alert': 'open',
      compare: 'open',
      factsheet: 'open',
    });
  });

  it('[FUND-19, FUND-27, FUND-28, RSP-02] offers the regular plans of Hong Kong under one name, and those of Taiwan by their types', () => {
    const plans = ['schedule-order', 'regular', 'free-choice'] as const;
    const offered = (region: 'HK' | 'TW') =>
      plans.filter((action) => action in refusals({ ...held, region }, balanced));
    expect(offered('HK')).toEqual(['schedule-order']);
    expect(offered('TW')).toEqual(['regular', 'free-choice']);
  });

  it('[FUND-26, HOLD-10] says single buy for a fund that isn’t held, and why it can’t be sold', () => {
    const bar = refusals({ ...held, availableHoldings: undefined }, balanced);
    expect(bar).toMatchObject({ 'single-buy': 'open', 'sell-now': 'nothing-held', switch: 'nothing-held' });
    expect(bar).not.toHaveProperty('buy-more');
  });

  it('[FUND-21, HOLD-10] the action bar of a fund doesn’t say that nothing is held while nobody knows, or of units that the server lets nobody take', () => {
    const unknown = { ...held, availableHoldings: undefined, holdingsUnknown: true };
    expect(refusals(unknown, balanced)).toMatchObject({ 'sell-now': 'holdings-unknown', 'single-buy': 'open' });
    expect(refusals({ ...held, holdingsUnknown: true }, balanced)).toMatchObject({ 'sell-now': 'open' });
    const untaken = { ...held, availableHoldings: undefined, isHeld: true };
    expect(refusals(untaken, balanced)).toMatchObject({ 'sell-now': 'none-redeemable', switch: 'none-redeemable' });
  });

  it('[FUND-27, FUND-28] follows each flag of the fund, and Taiwan has no scheduled order', () => {
    const fund: BarFund = {
      ...held,
      region: 'TW',
      availability: { ...everything, regularBuy: false, eRegularBuy: false },
    };
    const bar = refusals(fund, balanced);
    expect(bar).toMatchObject({ regular: 'not-offered', 'free-choice': 'not-offered', 'buy-more': 'open' });
    expect(bar).not.toHaveProperty('schedule-order');
  });

  it('[FUND-34, FUND-23] orders nothing of a fund that isn’t traded online, but still alerts and compares', () => {
    const bar = refusals({ ...held, region: 'TW', statusNormal: false }, { ...balanced, mayTradeOnline: false });
    expect(bar).toMatchObject({
      'buy-more': 'not-traded-online',
      'sell-now': 'not-traded-online',
      'price-alert': 'open',
      compare: 'open',
    });
  });

  it('[ROLE-05, DOC-13] orders nothing without the right to trade online, and says of a paused account that it is paused; a right that isn’t stated stops nothing', () => {
    expect(refusals(held, { ...balanced, mayTradeOnline: false })).toMatchObject({
      'buy-more': 'no-trading-right',
      'sell-now': 'no-trading-right',
      factsheet: 'open',
    });
    for (const [reactivation, refusal] of [
      ['ELIGIBLE', 'account-paused'],
      ['REQUESTED', 'account-checked'],
      ['SYSTEM_FAIL', 'no-trading-right'],
    ] as const)
      expect(refusals(held, { ...balanced, mayTradeOnline: false, reactivation })).toMatchObject({
        'buy-more': refusal,
        'sell-now': refusal,
      });
    expect(refusals(held, { ...balanced, mayTradeOnline: true, reactivation: 'ELIGIBLE' })).toMatchObject({
      'buy-more': 'open',
    });
    expect(refusals(held, { clientRiskRating: 'balanced' })).toMatchObject({ 'buy-more': 'open' });
  });

  it('[SUIT-26..33, TIER-33, DOC-13] tells what stops the client from what is the fund’s, and what stops every order from what leaves sales open', () => {
    const told = (
      ['account-paused', 'no-trading-right', 'risk-O', 'regular-only', 'account-checked', 'not-offered'] as const
    ).map((refusal) => [refusal, isAboutClient(refusal), stopsEveryOrder(refusal)]);
    expect(told).toEqual([
      ['account-paused', true, true],
      ['no-trading-right', true, true],
      ['risk-O', true, false],
      ['regular-only', true, false],
      ['account-checked', true, true],
      ['not-offered', false, false],
    ]);
  });

  it('[SUIT-26, SUIT-27, SUIT-30, SUIT-31, SUIT-32, SUIT-33] buys and switches nothing while the risk profile waits for the client, and still sells', () => {
    for (const kycStatus of ['N', 'O', 'S', 'R'])
      expect(refusals(held, { ...balanced, kycStatus })).toMatchObject({
        'buy-more': `risk-${kycStatus}`,
        'schedule-order': `risk-${kycStatus}`,
        switch: `risk-${kycStatus}`,
        'sell-now': 'open',
      });
  });

  it('[CONFLICT-24, SUIT-24] buys nothing without a rating, and says so', () => {
    expect(refusals(held, { mayTradeOnline: true })).toMatchObject({
      'buy-more': 'no-risk-rating',
      switch: 'no-risk-rating',
      'sell-now': 'open',
    });
  });

  it('[SUIT-23, CONFLICT-24] buys nothing with a rating whose year is over, and says that instead', () => {
    const over = { mayTradeOnline: true, ratedOn: '2025-05-04' };
    expect(refusals(held, over)).toMatchObject({
      'buy-more': 'risk-rating-over',
      'schedule-order': 'risk-rating-over',
      switch: 'risk-rating-over',
      'sell-now': 'open',
    });
    expect(refusals(held, { ...over, clientRiskRating: 'none of ours' })).toMatchObject({ switch: 'no-risk-rating' });
    expect(refusals(held, { ...over, ...balanced })).toMatchObject({ switch: 'open' });
  });

  it('[TIER-35] the action bar of a fund has no single purchase for the digital tier, and every regular one', () => {
    const bar = refusals({ ...held, region: 'TW' }, { ...balanced, isDigitalTier: true });
    expect(bar).toMatchObject({ 'buy-more': 'regular-only', regular: 'open', 'free-choice': 'open', switch: 'open' });
  });

  it('[FUND-25, API-49] the action bar of a fund has no factsheet of a fund without an ISIN', () => {
    expect(refusals({ ...held, isinCode: undefined }, balanced)).toMatchObject({ factsheet: 'no-factsheet' });
  });

  it('[SUIT-25] warns of a risk above the rating, not of one that suits or is unknown, nor of a missing rating', () => {
    expect(warnsOfRisk(4, balanced)).toBe(true);
    expect(warnsOfRisk(3, balanced)).toBe(false);
    expect(warnsOfRisk(undefined, balanced)).toBe(false);
    expect(warnsOfRisk(5, {})).toBe(false);
    expect(warnsOfRisk(3, { ...balanced, forceLowRisk: true })).toBe(true);
  });

  it('[FUND-18, FUND-34] keeps its order and never opens anything when a flag of fund or client is taken away', () => {
    const flags = fc.record({
      buy: fc.boolean(),
      regularBuy: fc.boolean(),
      eRegularBuy: fc.boolean(),
      scheduledBuy: fc.boolean(),
      sell: fc.boolean(),
      switchOut: fc.boolean(),
    });
    fc.assert(
      fc.property(flags, fc.constantFrom('HK' as const, 'TW' as const), (availability, region) => {
        const bar = fundBar({ ...held, region, availability }, balanced);
        const places = bar.map(({ action }) => fundBarActions.indexOf(action));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        const stopped = fundBar({ ...held, region, availability }, { ...balanced, mayTradeOnline: false });
        for (const [index, { refusal }] of bar.entries())
          if (refusal !== undefined) expect(stopped[index]?.refusal).toBeDefined();
      }),
    );
  });
});

describe('a switch', () => {
  const left: BarFund = { ...held, region: 'TW' };
  const bought = { region: 'TW', availability: everything, statusNormal: true } as const;

  it('[FUND-21, FUND-34] a switch is open where the one fund may be left and the other be bought, also by the digital tier', () => {
    expect(switchProblem(left, bought, balanced)).toBeUndefined();
    expect(switchProblem(left, bought, { ...balanced, isDigitalTier: true })).toBeUndefined();
    const closed = { ...left, availability: { ...everything, buy: false } };
    expect(switchProblem(closed, bought, balanced)).toBeUndefined();
  });

  it('[TRADE-110] a switch is refused between fee types exactly where none of the units’ types may go into the fund’s, and where none is known never', () => {
    const known = fc.subarray([...feeTypes]);
    fc.assert(
      fc.property(known, fc.constantFrom(...feeTypes, undefined), (held, into) => {
        const mayGo = into === undefined || held.length === 0 || held.some((own) => canSwitchBetween(own, into));
        const problem = switchProblem({ ...left, feeTypes: held }, { ...bought, feeType: into }, balanced);
        expect(problem).toBe(mayGo ? undefined : 'fee-types-differ');
      }),
    );
    const frontEnd = { ...left, feeTypes: ['front-end'] as const };
    expect(switchProblem(frontEnd, { ...bought, feeType: 'back-end' }, balanced)).toBe('fee-types-differ');
    expect(switchProblem(left, { ...bought, feeType: 'back-end' }, balanced)).toBeUndefined();
  });

  it('[FUND-34, SUIT-30] says what stops the fund that is left first, then the one that is bought', () => {
    const notBought = { ...bought, availability: { ...everything, buy: false } };
    expect(switchProblem({ ...left, availableHoldings: undefined }, notBought, balanced)).toBe('nothing-held');
    expect(switchProblem(left, notBought, { ...balanced, kycStatus: 'O' })).toBe('risk-O');
    expect(switchProblem(left, notBought, balanced)).toBe('not-offered');
    expect(switchProblem(left, { ...bought, statusNormal: false }, balanced)).toBe('not-traded-online');
  });
});
