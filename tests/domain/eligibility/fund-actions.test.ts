import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkFundAction,
  checkFundOffer,
  tradingStatus,
  fundActions,
  isTradedOnline,
  type FundAction,
  type FundActionFacts,
} from '../../../domain/eligibility/fund-actions';
import type { FundAvailability } from '../../../domain/funds/fund-availability';
import { regions, type Region } from '../../../domain/region';
import { amounts } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

const none: FundAvailability = { buy: false, regularBuy: false, eRegularBuy: false };
const every: FundAvailability = {
  buy: true,
  regularBuy: true,
  eRegularBuy: true,
  scheduledBuy: true,
  sell: true,
  switchOut: true,
};
const held = decimal('0.001');

const actionsOf = (fund: FundActionFacts) =>
  fundActions
    .map((action) => ({ action, outcome: checkFundAction(action, fund) }))
    .filter(({ outcome }) => outcome !== 'not-in-region');

const outcomes = (fund: FundActionFacts) =>
  Object.fromEntries(actionsOf(fund).map(({ action, outcome }) => [action, outcome]));

describe('online trading of funds', () => {
  it('[FUND-34] a fund’s trading status follows from its actions', () => {
    const status = (facts: FundActionFacts) => tradingStatus(facts);
    expect([
      status({ region: 'TW', availability: every }),
      status({ region: 'TW', availability: { ...every, buy: false } }),
      status({ region: 'TW', availability: { ...none, sell: true } }),
      status({ region: 'TW', availability: none }),
      status({ region: 'TW', availability: every, statusNormal: false }),
      status({ region: 'TW', availability: every, priceAge: 'too-old' }),
      status({ region: 'HK', availability: every, statusNormal: false }),
    ]).toEqual(['open', 'plans-only', 'no-purchases', 'closed', 'closed', 'closed', 'no-purchases']);
  });

  it('[FUND-34] a fund’s trading status is closed just where no action is offered, and open where a purchase is', () => {
    const flag = fc.boolean();
    const availability = fc.record({
      buy: flag,
      regularBuy: flag,
      eRegularBuy: flag,
      scheduledBuy: flag,
      sell: flag,
      switchOut: flag,
    });
    fc.assert(
      fc.property(fc.constantFrom('HK' as const, 'TW' as const), availability, flag, (region, flags, statusNormal) => {
        const fund = { region, availability: flags, statusNormal };
        const offered = fundActions.filter((action) => checkFundOffer(action, fund) === 'available');
        expect(tradingStatus(fund) === 'closed').toBe(offered.length === 0);
        expect(tradingStatus(fund) === 'open').toBe(offered.includes('buy'));
      }),
    );
  });
});

describe('the actions on a fund', () => {
  it('[FUND-34] the actions on a fund in Hong Kong have a flag for each way to buy, while sales and switches need units alone', () => {
    expect(outcomes({ region: 'HK', availability: every, availableHoldings: held })).toEqual({
      buy: 'available',
      'scheduled-buy': 'available',
      'regular-buy': 'available',
      'e-regular-buy': 'available',
      switch: 'available',
      sell: 'available',
    });
    expect(outcomes({ region: 'HK', availability: { ...none, buy: true } })).toEqual({
      buy: 'available',
      'scheduled-buy': 'not-offered',
      'regular-buy': 'not-offered',
      'e-regular-buy': 'not-offered',
      switch: 'nothing-held',
      sell: 'nothing-held',
    });
  });

  it('[FUND-34] the actions on a fund in Taiwan have a flag each, and no scheduled purchase', () => {
    expect(outcomes({ region: 'TW', availability: every, statusNormal: true, availableHoldings: held })).toEqual({
      buy: 'available',
      'regular-buy': 'available',
      'e-regular-buy': 'available',
      switch: 'available',
      sell: 'available',
    });
    expect(
      outcomes({ region: 'TW', availability: { ...none, eRegularBuy: true, sell: true, switchOut: true } }),
    ).toEqual({
      buy: 'not-offered',
      'regular-buy': 'not-offered',
      'e-regular-buy': 'available',
      switch: 'nothing-held',
      sell: 'nothing-held',
    });
    expect(checkFundAction('scheduled-buy', { region: 'TW', availability: every })).toBe('not-in-region');
  });

  it.each<[FundAction, keyof FundAvailability, Region]>([
    ['buy', 'buy', 'HK'],
    ['scheduled-buy', 'scheduledBuy', 'HK'],
    ['regular-buy', 'regularBuy', 'HK'],
    ['e-regular-buy', 'eRegularBuy', 'HK'],
    ['buy', 'buy', 'TW'],
    ['regular-buy', 'regularBuy', 'TW'],
    ['e-regular-buy', 'eRegularBuy', 'TW'],
    ['switch', 'switchOut', 'TW'],
    ['sell', 'sell', 'TW'],
  ])('[FUND-34, ENT-06, ENT-07, ENT-08] %s follows the flag %s in %s alone', (action, flag, region) => {
    const fund = { region, availableHoldings: held };
    expect(checkFundAction(action, { ...fund, availability: { ...every, [flag]: false } })).toBe('not-offered');
    expect(checkFundAction(action, { ...fund, availability: { ...every, [flag]: undefined } })).toBe('not-offered');
    expect(checkFundAction(action, { ...fund, availability: { ...none, [flag]: true } })).toBe('available');
  });

  it('[FUND-34, ENT-03] the actions on a fund are none online for a fund without any flag of its region, or whose status isn’t normal', () => {
    for (const region of regions) {
      expect(isTradedOnline({ region, availability: every })).toBe(true);
      expect(isTradedOnline({ region, availability: every, statusNormal: true })).toBe(true);
      expect(isTradedOnline({ region, availability: every, statusNormal: false })).toBe(false);
      expect(isTradedOnline({ region, availability: none })).toBe(false);
    }
    expect(isTradedOnline({ region: 'TW', availability: { ...none, scheduledBuy: true } })).toBe(false);
    expect(isTradedOnline({ region: 'HK', availability: { ...none, sell: true, switchOut: true } })).toBe(false);
    const closed = { availability: none, availableHoldings: held };
    expect(new Set(Object.values(outcomes({ region: 'TW', ...closed })))).toEqual(new Set(['not-traded-online']));
    expect(outcomes({ region: 'HK', ...closed })).toEqual({
      buy: 'not-traded-online',
      'scheduled-buy': 'not-traded-online',
      'regular-buy': 'not-traded-online',
      'e-regular-buy': 'not-traded-online',
      switch: 'available',
      sell: 'available',
    });
  });

  it('[FUND-34] come in one order, and one refused stays refused whatever flag is turned off beside it', () => {
    const flag = fc.option(fc.boolean(), { nil: undefined });
    const facts = fc.record({
      region: fc.constantFrom(...regions),
      availability: fc.record({
        buy: fc.boolean(),
        regularBuy: fc.boolean(),
        eRegularBuy: fc.boolean(),
        scheduledBuy: flag,
        sell: flag,
        switchOut: flag,
      }),
      statusNormal: flag,
      availableHoldings: fc.option(amounts, { nil: undefined }),
    });
    const flags = fc.constantFrom('buy', 'regularBuy', 'eRegularBuy', 'scheduledBuy', 'sell', 'switchOut');
    fc.assert(
      fc.property(facts, flags, (fund, off) => {
        const found = actionsOf(fund);
        expect(found.map(({ action }) => action)).toEqual(
          fundActions.filter((action) => fund.region === 'HK' || action !== 'scheduled-buy'),
        );
        const fewer = { ...fund, availability: { ...fund.availability, [off]: false } };
        for (const { action, outcome } of found)
          if (outcome !== 'available') expect(checkFundAction(action, fewer)).not.toBe('available');
      }),
    );
  });
});
