import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountFilters } from '../../domain/holdings/account-filter';
import { figureCurrencies } from '../../domain/holdings/figure-currency';
import { groupTypes } from '../../domain/holdings/group-holdings';
import { paymentCurrencies } from '../../domain/holdings/payment-currency';
import { tradingTypes } from '../../domain/holdings/trading-type';
import { sortOptions } from '../../domain/holdings/sort-option';
import { viewModes } from '../../domain/holdings/view-mode';
import {
  isAmiss,
  readFilter,
  readLook,
  writeFilter,
  writeView,
} from '../../ui/screens/portfolio/view/filter-in-address';

const read = (address: string, region: 'HK' | 'TW') => readFilter(new URLSearchParams(address), region);

describe('the filter in the address', () => {
  it('[PORT-23, PORT-24, PORT-27, CONST-10] is everything unless the address says otherwise', () => {
    const everything = {
      groupType: 'FUND_CODE',
      accountType: 'ALL',
      paymentCurrency: undefined,
      tradingType: undefined,
    };
    for (const region of ['HK', 'TW'] as const)
      for (const address of [
        '',
        'account=ALL&paid=ALL',
        'account=EC_XX&paid=EUR&group=SHOE_SIZE&trade=MONTHLY',
        'account=MS',
      ])
        expect(read(address, region)).toEqual(everything);
  });

  it('[OPEN-82, CONFLICT-25] knows the choices of its region alone', () => {
    expect(read('account=EC_ON&paid=ZZZ', 'TW')).toMatchObject({ accountType: 'EC_ON', paymentCurrency: 'ZZZ' });
    expect(read('account=EC_ON&paid=ZZZ', 'HK')).toMatchObject({ accountType: 'ALL', paymentCurrency: undefined });
    expect(read('account=MA', 'HK')).toMatchObject({ accountType: 'MA' });
  });

  it('[PORT-24, PORT-26, PORT-27] is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...groupTypes),
        fc.constantFrom(...accountFilters),
        fc.constantFrom(...paymentCurrencies),
        fc.constantFrom(undefined, ...tradingTypes),
        (groupType, accountType, paid, tradingType) => {
          const filter = { groupType, accountType, paymentCurrency: paid === 'ALL' ? undefined : paid, tradingType };
          expect(readFilter(new URLSearchParams(writeFilter(filter)), 'TW')).toEqual(filter);
        },
      ),
    );
  });
});

describe('the look in the address', () => {
  const look = (address: string) => readLook(new URLSearchParams(address), 'profit');

  it('[OPEN-24, PORT-30, PORT-34, PORT-44] is the default, the sort used last and the mode of the grouping unless it says otherwise', () => {
    expect(look('')).toEqual({ sort: 'profit', mode: 'DEFAULT', amountsIn: 'own' });
    expect(look('view=PIE&sort=name&amounts=EUR')).toEqual({ sort: 'profit', mode: 'DEFAULT', amountsIn: 'own' });
    expect(look('group=FUND_CATEGORY').mode).toBe('BREAKDOWN');
    expect(look('group=FUND_CATEGORY&view=DEFAULT&sort=return-rate&amounts=base')).toEqual({
      sort: 'return-rate',
      mode: 'DEFAULT',
      amountsIn: 'base',
    });
  });

  it('[OPEN-24, PORT-23, PORT-30] is corrected where it asks for what doesn’t exist, and only there', () => {
    const amiss = (address: string, region: 'HK' | 'TW' = 'TW') =>
      isAmiss(new URLSearchParams(address), read(address, region), look(address));
    for (const right of ['', 'group=FUND_CATEGORY&account=EC_ON&paid=ALL&sort=profit&view=DEFAULT', 'utm=mail'])
      expect([right, amiss(right)]).toEqual([right, false]);
    for (const wrong of [
      'group=SHOE_SIZE',
      'account=MS',
      'paid=EUR',
      'trade=X',
      'sort=name',
      'view=PIE',
      'amounts=EUR',
    ])
      expect([wrong, amiss(wrong)]).toEqual([wrong, true]);
    expect(amiss('paid=ZZZ', 'HK')).toBe(true);
  });

  it('[PORT-30, PORT-34, PORT-44] is read as it was written, and never amiss', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...groupTypes),
        fc.constantFrom(...sortOptions),
        fc.constantFrom(...viewModes),
        fc.constantFrom(...figureCurrencies),
        (groupType, sort, mode, amountsIn) => {
          const filter = { groupType, accountType: 'ALL', paymentCurrency: undefined, tradingType: undefined } as const;
          const params = new URLSearchParams(writeView(filter, { sort, mode, amountsIn }));
          expect(readLook(params, 'total-asset-value')).toEqual({ sort, mode, amountsIn });
          expect(isAmiss(params, filter, { sort, mode, amountsIn })).toBe(false);
        },
      ),
    );
  });
});
