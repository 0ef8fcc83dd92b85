import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Extension, extensions } from '../../../contract/extensions';
import { accountFilters } from '../../../domain/holdings/view/account-filter';
import { figureCurrencies } from '../../../domain/holdings/figures/figure-currency';
import { groupTypes } from '../../../domain/holdings/view/group-holdings';
import { sortOptions } from '../../../domain/holdings/view/sort-option';
import { sortDirections } from '../../../domain/money/sort-by-figure';
import { tradingTypes } from '../../../domain/holdings/trading-type';
import { viewModes } from '../../../domain/holdings/view/view-mode';
import { type Region, regions } from '../../../domain/region';
import type { PortfolioView } from '../../../ui/screens/portfolio/view/view-fields';
import { isCanonical, isSameView, parseView, printView } from '../../../ui/screens/portfolio/view/view-in-address';

const placed = (region: Region, offered: readonly Extension[] = extensions) => ({
  region,
  extensions: new Set(offered),
});
const read = (address: string, region: Region = 'TW') =>
  parseView(new URLSearchParams(address), placed(region), 'profit');
const payments = ['TWD', 'ZZZ', 'OF_MA_ZZZ'] as const;
const print = (view: PortfolioView) => new URLSearchParams(printView(view)).toString();

describe('the view in the address', () => {
  it('[PORT-23, PORT-24, PORT-27, CONST-10] shows everything unless the address says otherwise', () => {
    for (const region of regions)
      for (const address of [
        '',
        'account=ALL&paid=ALL',
        'account=EC_XX&paid=EUR&group=SHOE_SIZE&trade=MONTHLY',
        'account=MS',
      ])
        expect(read(address, region)).toEqual({
          groupType: 'FUND_CODE',
          accountType: 'ALL',
          paymentCurrency: undefined,
          tradingType: undefined,
          sort: 'profit',
          direction: 'descending',
          mode: 'DEFAULT',
          amountsIn: 'own',
          find: '',
        });
  });

  it('[OPEN-82, CONFLICT-25] knows the choices of its region alone', () => {
    expect(read('account=EC_ON&paid=ZZZ', 'TW')).toMatchObject({ accountType: 'EC_ON', paymentCurrency: 'ZZZ' });
    expect(read('account=EC_ON&paid=ZZZ', 'HK')).toMatchObject({ accountType: 'ALL', paymentCurrency: undefined });
    expect(read('account=MA', 'HK')).toMatchObject({ accountType: 'MA' });
  });

  it('[OPEN-24, PORT-30, PORT-34, PORT-44] the view has the sort used last and the mode of its grouping unless the address says otherwise', () => {
    expect(read('view=PIE&sort=name&amounts=EUR')).toMatchObject({ sort: 'profit', mode: 'DEFAULT', amountsIn: 'own' });
    expect(read('group=FUND_CATEGORY').mode).toBe('BREAKDOWN');
    expect(read('group=FUND_CATEGORY&view=DEFAULT&sort=return-rate&amounts=base')).toMatchObject({
      sort: 'return-rate',
      mode: 'DEFAULT',
      amountsIn: 'base',
    });
  });

  it('[OPEN-24] states grouping and sort, and of all else what isn’t the default', () => {
    expect(print(read(''))).toBe('group=FUND_CODE&sort=profit');
    expect(print(read('view=DEFAULT&group=FUND_CATEGORY&amounts=base&trade=RSP&paid=TWD&account=EC_OF'))).toBe(
      'group=FUND_CATEGORY&account=EC_OF&paid=TWD&trade=RSP&sort=profit&view=DEFAULT&amounts=base',
    );
  });

  it('[OPEN-24, PORT-23, PORT-30] the address is corrected where it asks for what doesn’t exist, and only there', () => {
    const stands = (address: string, region: Region = 'TW') =>
      isCanonical(new URLSearchParams(address), read(address, region));
    for (const right of ['', 'group=FUND_CATEGORY&account=EC_ON&paid=ALL&sort=profit&view=DEFAULT', 'utm=mail'])
      expect([right, stands(right)]).toEqual([right, true]);
    for (const wrong of [
      'group=SHOE_SIZE',
      'account=MS',
      'paid=EUR',
      'trade=X',
      'sort=name',
      'view=PIE',
      'amounts=EUR',
    ])
      expect([wrong, stands(wrong)]).toEqual([wrong, false]);
    expect(stands('paid=ZZZ', 'HK')).toBe(false);
  });

  it('[OPEN-24, PORT-24, PORT-26, PORT-27, PORT-30, PORT-34, PORT-44] the view is read as it was written, whatever was sorted by last, and needs no correction', () => {
    fc.assert(
      fc.property(aPlace, fc.constantFrom(...sortOptions), ({ region, view }, lastSort) => {
        const params = new URLSearchParams(printView(view));
        expect(parseView(params, placed(region), lastSort)).toEqual(view);
        expect(isCanonical(params, view)).toBe(true);
      }),
    );
  });

  it('[PORT-26, OPEN-59] asks no server for a trading type that does not tell one from the other', () => {
    const params = new URLSearchParams('trade=LS');
    expect(parseView(params, placed('HK'), 'profit').tradingType).toBe('LS');
    const view = parseView(params, placed('HK', []), 'profit');
    expect(view.tradingType).toBeUndefined();
    expect(isCanonical(params, view)).toBe(false);
  });

  it('[OPEN-24] the view is the same where the same is written', () => {
    fc.assert(
      fc.property(aView('TW'), aView('TW'), (one, other) => {
        expect(isSameView(one, other)).toBe(print(one) === print(other));
        expect(isSameView(one, { ...one })).toBe(true);
      }),
    );
  });

  it('[OPEN-24] the view is read from whatever stands in the address, and written as one that needs no correction', () => {
    const param = fc.constantFrom(
      'group',
      'account',
      'paid',
      'trade',
      'sort',
      'order',
      'view',
      'amounts',
      'find',
      'only',
    );
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(...groupTypes, ...accountFilters, ...payments, ...sortOptions, ...viewModes, '', 'ALL', 'MS'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(param, text)), fc.constantFrom(...regions), (pairs, region) => {
        const params = new URLSearchParams(pairs);
        const view = parseView(params, placed(region), 'profit');
        const written = new URLSearchParams(printView(view));
        expect(parseView(written, placed(region), 'profit')).toEqual(view);
        expect(isCanonical(written, view)).toBe(true);
      }),
    );
  });
});

/** Any view that a client of the region can come to. */
const aView = (region: Region): fc.Arbitrary<PortfolioView> =>
  fc.record({
    groupType: fc.constantFrom(...groupTypes),
    accountType: region === 'TW' ? fc.constantFrom(...accountFilters) : fc.constantFrom('ALL', 'MA'),
    paymentCurrency: region === 'TW' ? fc.constantFrom(undefined, ...payments) : fc.constant(undefined),
    tradingType: fc.constantFrom(undefined, ...tradingTypes),
    sort: fc.constantFrom(...sortOptions),
    direction: fc.constantFrom(...sortDirections),
    onlyGroup: fc.option(
      fc.string({ maxLength: 64 }).filter((key) => key !== 'ALL'),
      { nil: undefined },
    ),
    mode: fc.constantFrom(...viewModes),
    amountsIn: fc.constantFrom(...figureCurrencies),
    find: fc.oneof(fc.string({ maxLength: 64 }), fc.constant('ALL')),
  });

const aPlace = fc.constantFrom(...regions).chain((region) => aView(region).map((view) => ({ region, view })));
