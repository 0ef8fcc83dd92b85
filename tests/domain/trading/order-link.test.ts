import { describe, expect, it } from 'vitest';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { parseClosedLink, orderLinkErrorCodes } from '../../../domain/trading/e-list/closed-link';
import type { Order } from '../../../domain/trading/orders/order';
import { holdingLeft, tradingAccount, unitsHeldOfBought } from '../../../domain/trading/orders/trading-account';
import { multiply, scaled, toText, zero } from '../../../domain/money/decimal';
import { decimal } from '../../builders/decimal';
import { portfolioHolding } from '../../builders/portfolio';

describe('a link that leads to no orders', () => {
  it('[OPEN-78, TRADE-93..95, ERR-21] a link that leads to no orders is told by its code, and by no other', () => {
    expect(Object.values(orderLinkErrorCodes).map((code) => parseClosedLink(['X', code]))).toEqual([
      'unreadable',
      'expired',
      'sent',
      'replaced',
      'cancelled',
    ]);
    expect([parseClosedLink([]), parseClosedLink(['TOO_LONG'])]).toEqual([undefined, undefined]);
  });
});

describe('the account that a list is placed on', () => {
  const held = (code: string, accountNo: string, paymentType: string, settlementCurrency = 'TWD'): PortfolioHolding => {
    const holding = portfolioHolding({ code, marketValue: '100', profit: '0', returnPercent: '0' });
    return { ...holding, accountNo, paymentType, settlementCurrency };
  };
  const holdings = [held('A', '1', 'OF_TWD'), held('A', '2', 'ON_TWD'), held('B', '3', 'OF_ZZZ', 'USD')];
  const buy: Order = { kind: 'buy', fundCode: 'A', currency: 'TWD', amcCode: '51' };
  const redemption = (fundCode: string, more: object = {}): Order => ({ kind: 'redemption', fundCode, ...more });

  it('[TRADE-03, TRADE-04] the account that a list is placed on is that of the units that leave, found by how they are settled', () => {
    expect(holdingLeft('TW', redemption('A', { amcCode: '51', currency: 'TWD' }), holdings)?.accountNo).toBe('2');
    expect(holdingLeft('TW', redemption('A', { amcCode: '60', currency: 'TWD' }), holdings)?.accountNo).toBe('1');
    expect(holdingLeft('TW', redemption('B', { amcCode: '60' }), holdings)?.accountNo).toBe('3');
    expect(holdingLeft('TW', redemption('C'), holdings)).toBeUndefined();
    const item: Order = { kind: 'switch', fundCode: 'B', intoFundCode: 'A', currency: 'USD' };
    expect(holdingLeft('TW', item, holdings)?.accountNo).toBe('3');
    const { settlementCurrency: _, ...unsettled } = held('D', '4', 'OF_TWD');
    expect(holdingLeft('TW', redemption('D'), [unsettled])?.accountNo).toBe('4');
  });

  it('[ENT-29, TRADE-03] the account that a list is placed on is of none of two funds that share a code, and of the one whose own code the item has', () => {
    const own = (one: PortfolioHolding, jfFundCode: string) => ({ ...one, fund: { ...one.fund, jfFundCode } });
    const both = [own(held('A', '2', 'ON_TWD'), 'A1.TWD'), own(held('A', '5', 'ON_TWD'), 'A2.TWD')];
    const item = { amcCode: '51', currency: 'TWD' };
    expect(holdingLeft('TW', redemption('A', item), both)).toBeUndefined();
    expect(holdingLeft('TW', redemption('A2.TWD', item), both)?.accountNo).toBe('5');
    expect(unitsHeldOfBought({ ...buy, fundCode: 'A1.TWD' }, both)).toEqual(both[0]?.units);
  });

  it('[TRADE-03, TRADE-04, ENUM-34, ORDQ-03] the account that a list is placed on is the comprehensive wealth account where the item names it, and never another account than the list’s', () => {
    const wealth = held('B', '7', 'OF_MA_ZZZ', 'USD');
    const both = [...holdings, wealth];
    const item = { amcCode: '60', currency: 'USD' };
    const named = redemption('B', { ...item, paymentType: 'OF_MA_ZZZ' });
    expect(holdingLeft('TW', named, both, '7')?.accountNo).toBe('7');
    expect(holdingLeft('TW', redemption('B', item), both, '7')).toBeUndefined();
    expect(holdingLeft('TW', redemption('B', item), both, '3')?.accountNo).toBe('3');
    expect(holdingLeft('TW', named, holdings, '3')).toBeUndefined();
  });

  it('[TRADE-20, TRADE-51] holds units of a fund that is bought where they are of its currency, in whichever kind of account', () => {
    const units = (item: Order, account?: string) => {
      const held = unitsHeldOfBought(item, holdings, account);
      return held && toText(held);
    };
    const { settlementCurrency: _, ...unsettled } = held('A', '9', 'ON_TWD');
    const each = toText(holdings[0]?.units ?? zero);
    expect([units(buy, '2'), units(buy, '9'), units({ ...buy, currency: 'USD' }), units(redemption('A'))]).toEqual([
      each,
      undefined,
      undefined,
      undefined,
    ]);
    expect(units(buy)).toBe(toText(multiply(scaled(2n), decimal(each))));
    expect(unitsHeldOfBought(buy, [unsettled], '9')).toEqual(unsettled.units);
    expect(unitsHeldOfBought(buy, [{ ...unsettled, units: undefined }])).toBeUndefined();
    expect(units(redemption('A', { currency: 'TWD' }))).toBeUndefined();
  });

  it('[ORDQ-02, ORDQ-03] the account that a list is placed on in Hong Kong, where accounts have no kinds, is found by the currency', () => {
    const { paymentType: _, ...inUsd } = held('A', '5', '', 'USD');
    const { paymentType: __, ...inHkd } = held('A', '6', '', 'HKD');
    expect(holdingLeft('HK', redemption('A', { currency: 'HKD' }), [inUsd, inHkd])?.accountNo).toBe('6');
    expect(holdingLeft('HK', redemption('A', { currency: 'EUR' }), [inUsd, inHkd])).toBeUndefined();
    expect(holdingLeft('HK', redemption('A'), [inUsd, inHkd])?.accountNo).toBe('5');
  });

  it('[ENT-51] the account that a list is placed on is the first that holds anything where nothing leaves, and none where nothing is held', () => {
    expect(holdingLeft('TW', buy, holdings)).toBeUndefined();
    expect(tradingAccount('TW', [buy], holdings)).toBe('1');
    expect(tradingAccount('TW', [buy, redemption('B', { currency: 'USD' })], holdings)).toBe('3');
    expect(tradingAccount('TW', [buy], [])).toBe('');
  });

  it('[ROLE-08, RSP-10] places purchases on a sub-account only where there is no other account', () => {
    expect(tradingAccount('TW', [buy], holdings, ['1'])).toBe(
      holdings.find(({ accountNo }) => accountNo !== '1')?.accountNo,
    );
    expect(tradingAccount('TW', [buy], holdings.slice(0, 1), ['1'])).toBe('1');
  });
});
