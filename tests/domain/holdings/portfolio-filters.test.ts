import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountChoices, accountFilters, hasAccountChoice } from '../../../domain/holdings/view/account-filter';
import { accountTypesPaidIn, currencySwitcherOptions } from '../../../domain/holdings/view/currency-switcher';
import { figurePrecision } from '../../../domain/holdings/figures/figure-precision';
import { paymentCurrencies } from '../../../domain/holdings/payment-currency';
import { paymentGroup, paymentGroupPrefixes } from '../../../domain/holdings/payment-group';
import { regionalSummaryTypes, regionOfPaymentType } from '../../../domain/holdings/figures/regional-summary';
import { parseScreenView, screenViews } from '../../../domain/holdings/view/screen-view';
import {
  describeTaiwanAccount,
  parseTaiwanAccountType,
  taiwanAccountTypes,
} from '../../../domain/holdings/taiwan-account-type';
import { tradingTypes } from '../../../domain/holdings/trading-type';
import { viewModes } from '../../../domain/holdings/view/view-mode';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { expectToReadOnly } from '../../arbitraries/enumeration';
import { garbage, hostileRuns } from '../../arbitraries/garbage';

describe('filters by account and trading type', () => {
  it('[PORT-26, PORT-47, OPEN-82] part something in Taiwan, in Hong Kong only with a sub-account', () => {
    const parts = (hasSubAccount: boolean) => [
      hasAccountChoice('HK', hasSubAccount),
      hasAccountChoice('TW', hasSubAccount),
    ];
    expect([parts(false), parts(true)]).toEqual([
      [false, true],
      [true, true],
    ]);
  });
});

describe('the account filter', () => {
  it('[ENUM-11, PORT-24] the account filter is all, electronic onshore, electronic offshore or the master account, all by default', () => {
    expect(accountFilters).toEqual(['ALL', 'EC_ON', 'EC_OF', 'MA']);
  });

  it('[OPEN-82, PORT-24] offers Taiwan its four, whatever sub-accounts there are', () => {
    const four = [{ accountType: 'ALL' }, { accountType: 'EC_ON' }, { accountType: 'EC_OF' }, { accountType: 'MA' }];
    expect(accountChoices('TW')).toEqual(four);
    expect(accountChoices('TW', [{ msAccountNo: '1' }])).toEqual(four);
  });

  it('[OPEN-82] offers Hong Kong all, the master account and each sub-account by its number', () => {
    expect(accountChoices('HK')).toEqual([{ accountType: 'ALL' }, { accountType: 'MA' }]);
    expect(accountChoices('HK', [{ msAccountNo: '7' }, { msAccountNo: '3' }])).toEqual([
      { accountType: 'ALL' },
      { accountType: 'MA' },
      { accountType: 'MS', msAccountNo: '7' },
      { accountType: 'MS', msAccountNo: '3' },
    ]);
  });
});

describe('the trading type', () => {
  it('[ENUM-13, PORT-26, CONFLICT-25] the trading type is lump sum or regular, and neither is a payment currency', () => {
    expect(tradingTypes).toEqual(['LS', 'RSP']);
    expect(tradingTypes.filter((type) => parseOneOf(paymentCurrencies, type))).toEqual([]);
  });
});

describe('the payment currency', () => {
  it('[ENUM-14, ENUM-47, PORT-27, CONFLICT-25] the payment currency is all, TWD, foreign or the wealth account, all by default', () => {
    expect(paymentCurrencies).toEqual(['ALL', 'TWD', 'ZZZ', 'OF_MA_ZZZ']);
  });

  it('[PORT-27, CONFLICT-25, CONFLICT-26] lets through the kinds of account that are paid so', () => {
    expect(paymentCurrencies.map((currency) => [currency, accountTypesPaidIn(currency)])).toEqual([
      ['ALL', ['OF_MA_ZZZ', 'ON_TWD', 'ON_ZZZ', 'OF_ZZZ', 'OF_TWD']],
      ['TWD', ['ON_TWD', 'OF_TWD']],
      ['ZZZ', ['ON_ZZZ', 'OF_ZZZ']],
      ['OF_MA_ZZZ', ['OF_MA_ZZZ']],
    ]);
  });
});

describe('the currency switcher', () => {
  it('[PORT-56, ENUM-48] lists the wealth account, TWD and foreign currency', () => {
    expect(currencySwitcherOptions).toEqual(['OF_MA_ZZZ', 'ON_OFF_TWD', 'ON_OFF_ZZZ']);
  });

  it('[CONFLICT-26, PORT-56] takes what is onshore and offshore together, by currency, the wealth account apart', () => {
    expect(accountTypesPaidIn('TWD')).toEqual(['ON_TWD', 'OF_TWD']);
    expect(accountTypesPaidIn('ZZZ')).toEqual(['ON_ZZZ', 'OF_ZZZ']);
    expect(accountTypesPaidIn('OF_MA_ZZZ')).toEqual(['OF_MA_ZZZ']);
  });

  it('[CONFLICT-26] shows each kind of account under exactly one of its choices', () => {
    const choices = paymentCurrencies.filter((currency) => currency !== 'ALL');
    expect(choices.flatMap(accountTypesPaidIn).toSorted()).toEqual(taiwanAccountTypes.toSorted());
    for (const choice of choices)
      expect(new Set(accountTypesPaidIn(choice).map((type) => describeTaiwanAccount(type).settledIn)).size).toBe(1);
  });
});

describe('the kinds of account in Taiwan', () => {
  const types = ['OF_MA_ZZZ', 'ON_TWD', 'ON_ZZZ', 'OF_ZZZ', 'OF_TWD'] as const;

  it('[ENUM-34] the kinds of account in Taiwan are five', () => {
    expect(taiwanAccountTypes).toEqual(types);
    expectToReadOnly(parseTaiwanAccountType, types);
  });

  it('[ENUM-34, CONFLICT-26] say where the funds are and how they are settled', () => {
    const described = types.map((type) => {
      const { side, settledIn, isWealthAccount } = describeTaiwanAccount(type);
      return [type, side, settledIn, isWealthAccount];
    });
    expect(described).toEqual([
      ['OF_MA_ZZZ', 'OF', 'foreign', true],
      ['ON_TWD', 'ON', 'TWD', false],
      ['ON_ZZZ', 'ON', 'foreign', false],
      ['OF_ZZZ', 'OF', 'foreign', false],
      ['OF_TWD', 'OF', 'TWD', false],
    ]);
  });

  it('[ENUM-20, CONFLICT-26] the kinds of account in Taiwan have a payment group each, by four prefixes tried in this order', () => {
    expect(paymentGroupPrefixes.map(([prefix]) => prefix)).toEqual(['OF_MA_', 'OF_TWD', 'OF_ZZZ', 'ON_']);
    expect(types.map(paymentGroup)).toEqual([
      'wealth-account',
      'onshore',
      'onshore',
      'offshore-foreign',
      'offshore-twd',
    ]);
  });

  it('[ENUM-20] the kinds of account in Taiwan of a text that begins with none of the prefixes are unknown, and nothing throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(garbage, fc.string({ unit: fc.constantFrom('O', 'N', 'F', '_', 'M', 'A', 'TWD', 'ZZZ') })),
        (code) => {
          const known = ['OF_MA_', 'OF_TWD', 'OF_ZZZ', 'ON_'].some((prefix) => code.slice(0, prefix.length) === prefix);
          expect(paymentGroup(code) !== 'unknown').toBe(known);
          expect(regionOfPaymentType(code) !== undefined).toBe(known);
        },
      ),
      { numRuns: hostileRuns },
    );
  });
});

describe('the regional summary', () => {
  it('[ENUM-19] the regional summary has the parts abroad, at home and both', () => {
    expect(regionalSummaryTypes).toEqual(['FOREIGN', 'LOCAL', 'TOTAL']);
  });

  it('[HOLD-16] counts onshore funds at home, all others abroad', () => {
    const codes = ['ON_TWD', 'ON_ZZZ', 'OF_TWD', 'OF_ZZZ', 'OF_MA_ZZZ', '', 'XX'];
    expect(codes.map(regionOfPaymentType)).toEqual([
      'LOCAL',
      'LOCAL',
      'FOREIGN',
      'FOREIGN',
      'FOREIGN',
      undefined,
      undefined,
    ]);
  });
});

describe('the views of the portfolio', () => {
  it('[ENUM-18] the views of the portfolio are the portfolio, all funds and the tutorial', () => {
    expect(screenViews).toEqual(['portfolio', 'all-funds', 'tutorial']);
    expectToReadOnly(parseScreenView, ['portfolio', 'all-funds', 'tutorial']);
  });

  it('[ENUM-16] the views of the portfolio have the modes DEFAULT and BREAKDOWN, the default first', () => {
    expect(viewModes).toEqual(['DEFAULT', 'BREAKDOWN']);
  });
});

describe('the places of a figure', () => {
  it('[HOLD-01] the places of a figure are those sent, from none to eighteen', () => {
    expect([0, 18].map((sent) => figurePrecision('percent', sent))).toEqual([0, 18]);
    expect([-1, 19, 0.5, NaN].map((sent) => figurePrecision('percent', sent))).toEqual([2, 2, 2, 2]);
  });
});
