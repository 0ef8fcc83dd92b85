import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FundActionOffer } from '../../../domain/eligibility/fund-actions';
import { checkFundAction } from '../../../domain/eligibility/fund-actions';
import { regions } from '../../../domain/region';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import { acceptsOrder } from '../../../domain/trading/orders/accepts-order';
import { decimal } from '../../builders/decimal';

const flag = fc.boolean();
const offers: fc.Arbitrary<FundActionOffer> = fc.record({
  region: fc.constantFrom(...regions),
  availability: fc.record({
    buy: flag,
    regularBuy: flag,
    eRegularBuy: flag,
    scheduledBuy: flag,
    sell: flag,
    switchOut: flag,
  }),
  statusNormal: fc.option(flag, { nil: undefined }),
});
const units = { availableHoldings: decimal('0.001') };
const all = { buy: true, regularBuy: true, eRegularBuy: true, scheduledBuy: true, sell: true, switchOut: true };
const taiwans = (differing: Partial<typeof all>, statusNormal = true): FundActionOffer => ({
  region: 'TW',
  statusNormal,
  availability: { ...all, ...differing },
});

describe('a region’s desk', () => {
  it.each([
    ['HK', { cutOffs: ['cash-account'], takesPoints: true, takesPreOrders: false, subscribesNewFunds: false }],
    ['TW', { cutOffs: ['onshore', 'offshore'], takesPoints: false, takesPreOrders: true, subscribesNewFunds: true }],
  ] as const)(
    '[ENT-47, EPNT-07, ENT-52, TRADE-112, TRADE-113, VCA-30] a region’s desk of %s takes orders by %j',
    (region, desk) => {
      expect(orderDesks[region]).toMatchObject(desk);
    },
  );

  it.each([
    ['HK', false, ['direct-debit', 'cash-account']],
    ['TW', true, []],
  ] as const)(
    '[TRADE-116, TRADE-124, VCA-15] a region’s desk of %s has limits in Taiwan alone',
    (region, isLimited, payments) => {
      const { hasDailyCap, hasRemittanceThreshold } = orderDesks[region];
      expect([hasDailyCap, hasRemittanceThreshold]).toEqual([isLimited, isLimited]);
      expect(orderDesks[region].payments).toEqual(payments);
    },
  );
});

describe('the set of orders that a desk accepts for a fund', () => {
  it('[FUND-34, FUND-21] the set of orders that a desk accepts for a fund is what the fund offers: in Taiwan by the flag of each kind, and nothing where its status isn’t normal', () => {
    const fund = taiwans({});
    const kinds = ['buy', 'redemption', 'switch'] as const;
    const taken = (own: FundActionOffer) => kinds.filter((kind) => acceptsOrder(kind, { fund: own, intoFund: fund }));
    expect(taken(fund)).toEqual(['buy', 'redemption', 'switch']);
    expect(taken(taiwans({ buy: false }))).toEqual(['redemption', 'switch']);
    expect(taken(taiwans({ sell: false }))).toEqual(['buy', 'switch']);
    expect(taken(taiwans({ switchOut: false }))).toEqual(['buy', 'redemption']);
    expect(taken(taiwans({}, false))).toEqual([]);
    expect(acceptsOrder('switch', { fund, intoFund: taiwans({ buy: false }) })).toBe(false);
    expect(acceptsOrder('switch', { fund, intoFund: taiwans({}, false) })).toBe(false);
    expect(acceptsOrder('switch', { fund })).toBe(false);
  });

  it('[FUND-34, HOLD-10] the set of orders that a desk accepts for a fund is in Hong Kong a sale and a switch whatever its flags, and a purchase by its flag', () => {
    const closed: FundActionOffer = {
      region: 'HK',
      statusNormal: false,
      availability: { buy: false, regularBuy: false, eRegularBuy: false },
    };
    const open: FundActionOffer = { region: 'HK', availability: all };
    expect(acceptsOrder('redemption', { fund: closed })).toBe(true);
    expect(acceptsOrder('switch', { fund: closed, intoFund: open })).toBe(true);
    expect(acceptsOrder('switch', { fund: open, intoFund: closed })).toBe(false);
    expect([acceptsOrder('buy', { fund: open }), acceptsOrder('buy', { fund: closed })]).toEqual([true, false]);
  });

  it('[FUND-34] the set of orders that a desk accepts for a fund is never refused to who was offered it, nor taken from who wasn’t', () => {
    fc.assert(
      fc.property(offers, offers, (fund, intoFund) => {
        const offered = (own: FundActionOffer, action: 'buy' | 'sell' | 'switch') =>
          checkFundAction(action, { ...own, ...units }) === 'available';
        expect(acceptsOrder('buy', { fund })).toBe(offered(fund, 'buy'));
        expect(acceptsOrder('redemption', { fund })).toBe(offered(fund, 'sell'));
        expect(acceptsOrder('switch', { fund, intoFund })).toBe(offered(fund, 'switch') && offered(intoFund, 'buy'));
      }),
    );
  });
});
