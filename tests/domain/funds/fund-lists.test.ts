import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../../../domain/funds/finding/country';
import { fundAccountKey } from '../../../domain/funds/fund-account-key';
import { fundCategories } from '../../../domain/funds/finding/fund-category';
import { jurisdictionTypes } from '../../../domain/funds/jurisdiction-type';
import { performanceDates } from '../../../domain/funds/performance/performance-dates';
import {
  performanceColumns,
  performanceLabels,
  type FundPerformance,
} from '../../../domain/funds/performance/performance-columns';
import {
  alertFundId,
  alertsOnFund,
  hasPriceAlert,
  parsePriceAlertDirection,
  priceAlertDirections,
  type PriceAlert,
} from '../../../domain/funds/watching/price-alert';
import { publishedFigure, publishedFigures } from '../../../domain/funds/performance/period-figures';
import { recentViewsCount } from '../../../domain/funds/finding/recent-views';
import { accountFilters } from '../../../domain/holdings/view/account-filter';
import { clientAccountTypes } from '../../../domain/clients/client-account-type';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { toText } from '../../../domain/money/decimal';
import { type Region, regions } from '../../../domain/region';
import { amounts } from '../../arbitraries/decimal';
import { expectToReadOnly } from '../../arbitraries/enumeration';
import { garbage } from '../../arbitraries/garbage';
import { decimal } from '../../builders/decimal';

const inColumns = (region: Region, performance: FundPerformance) =>
  performanceColumns(region).map((column) => publishedFigure(performance, column));

describe('the performance columns', () => {
  it('[FUND-05, CONFLICT-28] the performance columns in Taiwan are 1, 2 and 3 years', () => {
    expect(performanceColumns('TW')).toEqual(['1Y', '2Y', '3Y']);
  });

  it('[FUND-06, CONFLICT-28] the performance columns in Hong Kong are 1, 3 and 5 years', () => {
    expect(performanceColumns('HK')).toEqual(['1Y', '3Y', '5Y']);
  });

  it('[FUND-29, CONFLICT-28] the performance columns have four labels in all', () => {
    expect(performanceLabels).toEqual(['1Y', '2Y', '3Y', '5Y']);
    const shown = regions.flatMap(performanceColumns);
    expect(new Set(shown)).toEqual(new Set(performanceLabels));
  });

  it('[FUND-05, FUND-06, FUND-31] show each fund’s own figure, and nothing where it has none', () => {
    const years = { oneYear: decimal('1'), twoYear: decimal('2'), threeYear: decimal('3'), fiveYear: decimal('5') };
    const fund: FundPerformance = { ...years, sinceStart: decimal('9') };
    const figuresOf = (region: Region, performance: FundPerformance) =>
      publishedFigures(region, performance).map(({ period, percent }) => percent && `${period} ${toText(percent)}`);
    const none = undefined;
    expect(figuresOf('TW', fund)).toEqual([none, none, none, '1Y 1', '2Y 2', '3Y 3', none, 'ALL 9']);
    expect(figuresOf('HK', { ...fund, threeYear: none })).toEqual([
      none,
      none,
      none,
      '1Y 1',
      none,
      '5Y 5',
      none,
      'ALL 9',
    ]);
  });

  it('[ENT-31, FUND-07] the performance columns in Taiwan are a fund’s 1, 2 and 3 years, calculated to the day that is stated', () => {
    const years = { oneYear: decimal('4.1'), twoYear: decimal('-2.2'), threeYear: decimal('9.3') };
    const stated: FundPerformance = { ...years, performanceEffectiveDate: '2026-10-30' };
    expect(inColumns('TW', stated)).toEqual(Object.values(years));
    const statedDay = { first: '2026-10-30', last: '2026-10-30' };
    const unstated = [{}, { fundPerformance: {} }];
    expect(performanceDates([...unstated, { fundPerformance: stated }])).toEqual(statedDay);
    expect(performanceDates(unstated)).toBeUndefined();
  });

  it('[ENT-30, FUND-07] the performance columns in Hong Kong are a fund’s 1, 3 and 5 years, calculated to the day that is stated, whatever its telephone code', () => {
    const years = { oneYear: decimal('4.1'), threeYear: decimal('-2.2'), fiveYear: decimal('9.3') };
    const stated: FundPerformance = { ...years, twoYear: decimal('7'), performanceEffectiveDate: '2026-10-30' };
    expect(inColumns('HK', stated)).toEqual(Object.values(years));
    const statedDay = { first: '2026-10-30', last: '2026-10-30' };
    const coded = [{ ivrCode: '1' }, { ivrCode: '2', fundPerformance: stated }, { fundPerformance: {} }];
    expect(performanceDates(coded)).toEqual(statedDay);
    expect(performanceDates(coded.toReversed())).toEqual(statedDay);
  });

  it('[FUND-05, FUND-06] the performance columns of a region never show a figure of the other alone', () => {
    const figure = fc.option(amounts, { nil: undefined });
    fc.assert(
      fc.property(figure, figure, figure, figure, (oneYear, twoYear, threeYear, fiveYear) => {
        const fund: FundPerformance = { oneYear, twoYear, threeYear, fiveYear };
        expect(publishedFigures('TW', fund)).toEqual(publishedFigures('TW', { ...fund, fiveYear: undefined }));
        expect(publishedFigures('HK', fund)).toEqual(publishedFigures('HK', { ...fund, twoYear: undefined }));
      }),
    );
  });
});

describe('the key of a fund account', () => {
  it('[SHAPE-10] the key of a fund account is 51 onshore and 0JFHK offshore, a bar, and the fund’s code', () => {
    expect(fundAccountKey('ON', 'JF001')).toBe('51|JF001');
    expect(fundAccountKey('OF', 'JF001')).toBe('0JFHK|JF001');
  });

  it('[SHAPE-10] tells sides and codes apart, and keeps the code to the letter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...jurisdictionTypes), garbage, garbage, (side, code, other) => {
        const key = fundAccountKey(side, code);
        expect(key.slice(key.indexOf('|') + 1)).toBe(code);
        expect(key.startsWith(side === 'ON' ? '51|' : '0JFHK|')).toBe(true);
        expect(fundAccountKey(side, other) === key).toBe(other === code);
      }),
    );
  });
});

describe('what a fund is classed by', () => {
  const nameOf = (wanted: string) => fundCategories.find(({ code }) => code === wanted)?.name;

  it('[ENUM-02] a jurisdiction is offshore or onshore', () => {
    expect(jurisdictionTypes).toEqual(['OF', 'ON']);
  });

  it('[CONFLICT-27] a jurisdiction, a client’s account type and an account filter aren’t read as one another', () => {
    const texts = ['OF', 'ON', 'MA', 'MS', 'ALL', 'EC_ON', 'EC_OF'];
    const enumerations = [jurisdictionTypes, clientAccountTypes, accountFilters];
    expect(
      enumerations.map((values) => texts.filter((text) => parseOneOf<string>(values, text) !== undefined)),
    ).toEqual([
      ['OF', 'ON'],
      ['MA', 'MS'],
      ['MA', 'ALL', 'EC_ON', 'EC_OF'],
    ]);
  });

  it('[ENUM-42] a country is one of four', () => {
    expect(countries).toEqual(['USA', 'China', 'Hong Kong', 'Taiwan']);
  });

  it('[ENUM-43] category 001 is Bond & Balanced', () => {
    expect(nameOf('001')).toBe('Bond & Balanced');
  });

  it('[ENUM-44] category 002 is Global Equity', () => {
    expect(nameOf('002')).toBe('Global Equity');
  });

  it('[ENUM-45] category 003 is Asia Pacific Equity', () => {
    expect(nameOf('003')).toBe('Asia Pacific Equity');
  });

  it('[ENUM-46] category 007 is Asset Allocation', () => {
    expect(nameOf('007')).toBe('Asset Allocation');
  });

  it('[ENUM-43, ENUM-44, ENUM-45, ENUM-46] no other code has a name', () => {
    expect(fundCategories.map(({ code }) => code)).toEqual(['001', '002', '003', '007']);
  });
});

describe('a price alert', () => {
  const alert = (fundCode: string, enabled: boolean): PriceAlert => ({
    fundCode,
    target: decimal('12.5'),
    direction: 'above',
    enabled,
  });

  it('[OPEN-53, ENT-65] a price alert is set off above its target or below it, H and L on the wire', () => {
    expect(priceAlertDirections).toEqual(['above', 'below']);
    expect(['H', 'L'].map(parsePriceAlertDirection)).toEqual(priceAlertDirections);
    const asWritten = (text: string | undefined) => (parsePriceAlertDirection(text) === undefined ? undefined : text);
    expectToReadOnly<string>(asWritten, ['H', 'L']);
  });

  it('[OPEN-53, OPEN-77] flags the fund it is for while it is switched on', () => {
    const alerts = [alert('A', false), alert('B', true), alert('C', false), alert('C', true)];
    expect(['A', 'B', 'C', 'D'].map((code) => hasPriceAlert(alerts, { code }))).toEqual([false, true, true, false]);
    expect(hasPriceAlert([], { code: 'A' })).toBe(false);
  });

  it('[ENT-29, OPEN-53] a price alert is told from one on another fund of its code by the asset manager’s code, else by its currency', () => {
    const own = { ...alert('A', true), jfFundCode: 'A1.TWD', currency: 'TWD' };
    const asked = [
      { jfFundCode: 'A1.TWD' },
      { jfFundCode: 'A2.TWD' },
      { baseCurrency: 'TWD' },
      { baseCurrency: 'USD' },
    ];
    expect(asked.map((fund) => hasPriceAlert([own], { code: 'A', ...fund }))).toEqual([true, false, true, false]);
    expect([alertFundId(own), alertFundId(alert('B', true))]).toEqual(['A1.TWD', 'B']);
    expect(alertsOnFund([own, alert('A', false)], { code: 'A', jfFundCode: 'A2.TWD' })).toEqual([alert('A', false)]);
  });

  it('[OPEN-77] flags a fund whatever alerts there are on others', () => {
    const alerts = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.boolean()));
    fc.assert(
      fc.property(alerts, alerts, (some, more) => {
        const [first, second] = [some, more].map((list) => list.map(([code, enabled]) => alert(code, enabled)));
        const flagged = (list: readonly PriceAlert[] = []) => hasPriceAlert(list, { code: 'A' });
        expect(flagged([...(first ?? []), ...(second ?? [])])).toBe(flagged(first) || flagged(second));
      }),
    );
  });
});

it('[FUND-02, CONST-07] five recently viewed funds are kept', () => {
  expect(recentViewsCount).toBe(5);
});
