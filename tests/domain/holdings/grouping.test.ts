import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupHoldings, groupTypes, type HoldingGroup } from '../../../domain/holdings/view/group-holdings';
import type { Holding } from '../../../domain/holdings/holding';
import { sortGroups } from '../../../domain/holdings/view/sort-groups';
import { sortHoldings } from '../../../domain/holdings/view/sort-holdings';
import { sortOptions } from '../../../domain/holdings/view/sort-option';
import { summarise } from '../../../domain/holdings/figures/summarise';
import { compare, toText, type Decimal } from '../../../domain/money/decimal';
import type { SortDirection } from '../../../domain/money/sort-by-figure';
import { sum } from '../../../domain/money/sum';
import { holdings } from '../../arbitraries/holding';
import { decimal } from '../../builders/decimal';
import { aHolding } from '../../builders/holding';

const figureNames = { 'total-asset-value': 'marketValue', profit: 'profit', 'return-rate': 'returnPercent' } as const;

describe('sorted holdings', () => {
  const rows = [
    aHolding('A', { value: '10', profit: '-2', rate: '5' }),
    aHolding('B', { profit: '3', rate: '-1' }),
    aHolding('C', { value: '200', rate: '5.0' }),
    aHolding('D', { value: '10.00', profit: '0' }),
  ];

  it.each([
    ['total-asset-value', 'CADB'],
    ['profit', 'BDAC'],
    ['return-rate', 'ACBD'],
  ] as const)(
    '[PORT-35, PORT-36, PORT-37, PORT-38, SHAPE-12, OPEN-28] sorted holdings by %s stand %s: highest first, equal ones as given, missing ones last',
    (by, order) => {
      expect(codes(sortHoldings(rows, by))).toBe(order);
    },
  );

  it.each([
    ['total-asset-value', 'ADCB'],
    ['profit', 'ADBC'],
    ['return-rate', 'BACD'],
  ] as const)(
    '[SHAPE-12, OPEN-28] sorted holdings by %s, the lowest first, stand %s: missing ones still last',
    (by, order) => {
      expect(codes(sortHoldings(rows, by, 'ascending'))).toBe(order);
    },
  );

  it('[SHAPE-11, OPEN-28] sorted holdings are in either direction the same rows, those with a figure in the opposite order', () => {
    fc.assert(
      fc.property(fc.array(holdings), fc.constantFrom(...sortOptions), (list, by) => {
        const figuresOf = (direction: SortDirection) =>
          sortHoldings(list, by, direction).flatMap((row) => row[figureNames[by]] ?? []);
        const highest = figuresOf('descending').toReversed();
        const lowest = figuresOf('ascending');
        expect(lowest.length).toBe(highest.length);
        expect(lowest.every((figure, place) => compare(figure, highest[place] ?? figure) === 0)).toBe(true);
        expect(new Set(sortHoldings(list, by, 'ascending'))).toEqual(new Set(list));
      }),
    );
  });

  it('[ENUM-17, PORT-35, PORT-36, PORT-37] sorted holdings are sorted in one of three ways, by total value at first', () => {
    expect(sortOptions).toEqual(['total-asset-value', 'profit', 'return-rate']);
  });

  it('[PORT-38] leave the list they came from alone', () => {
    expect(codes(rows)).toBe('ABCD');
    expect(sortHoldings([], 'profit')).toEqual([]);
  });

  it('[PORT-38, SHAPE-11, OPEN-28] sorted holdings are the same rows in descending order, the missing ones last, and stay so', () => {
    fc.assert(
      fc.property(fc.array(holdings), fc.constantFrom(...sortOptions), (list, by) => {
        const sorted = sortHoldings(list, by);
        const figures = sorted.map((row) => row[figureNames[by]]);
        const known = figures.filter((figure) => figure !== undefined);
        expect(figures.slice(0, known.length)).toEqual(known);
        expect(known.every((figure, index) => isNotBelowNext(figure, known[index + 1]))).toBe(true);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sortHoldings(sorted, by)).toEqual(sorted);
      }),
    );
  });

  it('[OPEN-28] keep equal rows in the order given', () => {
    fc.assert(
      fc.property(fc.array(holdings), fc.constantFrom(...sortOptions), (list, by) => {
        const places = new Map(list.map((row, index) => [row, index]));
        const sorted = sortHoldings(list, by);
        sorted.forEach((row, index) => {
          const next = sorted[index + 1];
          if (next === undefined || !areLevel(row[figureNames[by]], next[figureNames[by]])) return;
          expect(places.get(row)).toBeLessThan(places.get(next) ?? -1);
        });
      }),
    );
  });
});

describe('grouped holdings', () => {
  const list = [
    aHolding('A', { category: '002', market: 'EQ', base: 'HKD', value: '1.5', cost: '1', profit: '0.5' }),
    aHolding('B', { category: '001', base: 'USD', value: '100', cost: '120', profit: '-20' }),
    aHolding('A', { category: '002', market: 'EQ', base: 'USD', value: '0.25' }),
    aHolding('C', { category: '003', market: 'FI', base: 'TWD', cost: '7' }),
  ];

  it.each([
    ['FUND_CODE', ['B', 'A', 'C']],
    ['FUND_CATEGORY', ['001', '002', '003']],
    ['FUND_MARKET_TYPE', ['', 'EQ', 'FI']],
    ['FUND_BASE_CURRENCY', ['USD', 'HKD', 'TWD']],
  ] as const)(
    '[PORT-04, PORT-05, PORT-06, PORT-07, ENT-03, OPEN-23] grouped holdings by %s are %j, the most valuable group first',
    (by, keys) => {
      expect(groupHoldings(list, by).map((group) => group.key)).toEqual(keys);
    },
  );

  it('[PORT-04, ENT-10, OPEN-65] grouped holdings have the sums of what their holdings have, and none where no holding has a value', () => {
    expect(groupHoldings(list, 'FUND_CODE').map(written)).toEqual([
      'B: B 100 120 -20',
      'A: AA 1.75 1 0.5',
      'C: C - - -',
    ]);
  });

  it('[PORT-07, ENT-10, OPEN-65] leave the cost of a holding without a value out, as a portfolio’s totals do', () => {
    const valued = aHolding('A', { value: '4', cost: '3', profit: '1' });
    expect(groupHoldings([valued, aHolding('B', { cost: '7' })], 'FUND_BASE_CURRENCY').map(written)).toEqual([
      'USD: AB 4 3 1',
    ]);
  });

  it('[CONFLICT-30, PORT-06] grouped holdings are in all four ways the same whole, and one group by asset class where a region states none', () => {
    fc.assert(
      fc.property(fc.array(holdings), (portfolio) => {
        const stated = portfolio.map((one) => ({ ...one, fund: { ...one.fund, fundMarketType: undefined } }));
        const byAssetClass = groupHoldings(stated, 'FUND_MARKET_TYPE');
        expect(byAssetClass.map(({ key }) => key)).toEqual(stated.length === 0 ? [] : ['']);
        for (const by of groupTypes)
          expect(groupHoldings(stated, by).flatMap(({ holdings }) => holdings)).toHaveLength(stated.length);
      }),
    );
  });

  it('[PORT-33, ENUM-15] grouped holdings can be grouped in four ways, by fund code first', () => {
    expect(groupTypes).toEqual(['FUND_CODE', 'FUND_CATEGORY', 'FUND_MARKET_TYPE', 'FUND_BASE_CURRENCY']);
    expect(groupHoldings([], 'FUND_CODE')).toEqual([]);
  });

  it('[PORT-04, PORT-05, PORT-06, PORT-07] lose and double nothing, neither holdings nor money', () => {
    fc.assert(
      fc.property(fc.array(holdings), fc.constantFrom(...groupTypes), (rows, by) => {
        const groups = groupHoldings(rows, by);
        expect(groups.flatMap((group) => group.holdings)).toHaveLength(rows.length);
        expect(new Set(groups.map((group) => group.key)).size).toBe(groups.length);
        const valued = rows.filter((row) => row.marketValue !== undefined);
        for (const figure of ['marketValue', 'cost', 'profit'] as const) {
          const ofGroups = sum(groups.map((group) => group[figure]).filter(isKnown));
          expect(compare(ofGroups, sum(valued.map((row) => row[figure]).filter(isKnown)))).toBe(0);
        }
      }),
    );
  });

  it('[PORT-04, PORT-05, PORT-06, PORT-07] grouped holdings have the same sums whatever order the holdings come in', () => {
    fc.assert(
      fc.property(fc.array(holdings), fc.constantFrom(...groupTypes), (rows, by) => {
        const sums = (groups: readonly HoldingGroup[]) =>
          groups.map((group) => ({ ...group, holdings: group.holdings.length })).sort(byKey);
        expect(sums(groupHoldings([...rows].reverse(), by))).toEqual(sums(groupHoldings(rows, by)));
      }),
    );
  });

  it('[PORT-38] grouped holdings are sorted with their sums, and the holdings inside them too', () => {
    const groups = groupHoldings(
      [
        aHolding('A', { category: 'x', value: '10', cost: '10', profit: '1' }),
        aHolding('B', { category: 'y', value: '5', cost: '1', profit: '-1' }),
        aHolding('C', { category: 'x', value: '20', cost: '10', profit: '0' }),
        aHolding('D', { category: 'y', value: '1', cost: '1', profit: '3' }),
        aHolding('E', { category: 'z', value: '2' }),
      ],
      'FUND_CATEGORY',
    );
    expect(sortGroups(groups, 'total-asset-value').map(written)).toEqual([
      'x: CA 30 20 1',
      'y: BD 6 2 2',
      'z: E 2 - -',
    ]);
    expect(sortGroups(groups, 'profit').map(written)).toEqual(['y: DB 6 2 2', 'x: AC 30 20 1', 'z: E 2 - -']);
    expect(sortGroups(groups, 'return-rate').map(({ key }) => key)).toEqual(['y', 'x', 'z']);
  });

  it('[PORT-38, OPEN-28] stand last where the figure sorted by isn’t known, in either direction', () => {
    const groups = groupHoldings(
      [
        aHolding('A', { category: 'x', cost: '5', profit: '9' }),
        aHolding('B', { category: 'y', value: '5', cost: '5', profit: '0' }),
        aHolding('C', { category: 'z', value: '2', cost: '5', profit: '-3' }),
      ],
      'FUND_CATEGORY',
    );
    for (const by of sortOptions) {
      expect(sortGroups(groups, by).map(({ key }) => key)).toEqual(['y', 'z', 'x']);
      expect(sortGroups(groups, by, 'ascending').map(({ key }) => key)).toEqual(['z', 'y', 'x']);
    }
  });

  it('[PORT-38] sort without moving a holding to another group or changing a sum', () => {
    fc.assert(
      fc.property(
        fc.array(holdings),
        fc.constantFrom(...groupTypes),
        fc.constantFrom(...sortOptions),
        (rows, by, order) => {
          const groups = groupHoldings(rows, by);
          const sorted = sortGroups(groups, order);
          expect(sorted).toHaveLength(groups.length);
          for (const group of sorted) {
            const before = groups.find(({ key }) => key === group.key);
            expect({ ...group, holdings: new Set(group.holdings) }).toEqual({
              ...before,
              holdings: new Set(before?.holdings),
            });
            expect(group.holdings).toEqual(sortHoldings(group.holdings, order));
          }
        },
      ),
    );
  });
});

describe('a portfolio’s summary', () => {
  it('[PORT-01, ENT-09] a portfolio’s summary has the sums and the return of the whole', () => {
    const list = [
      aHolding('A', { value: '150', cost: '100', profit: '50' }),
      aHolding('B', { value: '90.5', cost: '100.00', profit: '-9.5' }),
    ];
    expect(summarise(list)).toEqual({
      cost: decimal('200.00'),
      marketValue: decimal('240.5'),
      profit: decimal('40.5'),
      returnPercent: decimal('20.2500000000'),
      withoutValue: 0,
    });
  });

  it('[PORT-01, OPEN-65] leaves holdings without a value out of the sums and counts them', () => {
    const list = [
      aHolding('A', { cost: '100', profit: '7' }),
      aHolding('B', { value: '1', cost: '2', profit: '-1' }),
      aHolding('C', { value: '3' }),
    ];
    const summary = summarise(list);
    expect([summary.cost, summary.marketValue, summary.profit].map(toText)).toEqual(['2', '4', '-1']);
    expect(summary.withoutValue).toBe(1);
  });

  it('[CONFLICT-59] a portfolio’s summary has no return at zero cost', () => {
    expect(summarise([])).not.toHaveProperty('returnPercent');
    expect(summarise([aHolding('A', { value: '5', profit: '5', cost: '0' })])).not.toHaveProperty('returnPercent');
  });

  it('[PORT-01] a portfolio’s summary is the same as the sum of its groups, whichever holdings have a value', () => {
    fc.assert(
      fc.property(fc.array(holdings), fc.constantFrom(...groupTypes), (rows, by) => {
        const valued = rows.filter((row) => row.marketValue !== undefined);
        const summary = summarise(rows);
        for (const figure of ['marketValue', 'cost', 'profit'] as const) {
          const ofGroups = groupHoldings(rows, by).map((group) => group[figure]);
          expect(compare(summary[figure], sum(ofGroups.filter(isKnown)))).toBe(0);
        }
        expect(rows.length - summary.withoutValue).toBe(valued.length);
      }),
    );
  });
});

const codes = (rows: readonly Holding[]): string => rows.map((row) => row.fund.code).join('');
const isKnown = (figure: Decimal | undefined): figure is Decimal => figure !== undefined;
const isNotBelowNext = (figure: Decimal, next: Decimal | undefined) => next === undefined || compare(figure, next) >= 0;
const areLevel = (a: Decimal | undefined, b: Decimal | undefined) => (a && b ? compare(a, b) === 0 : a === b);
const byKey = (a: { readonly key: string }, b: { readonly key: string }) => (a.key < b.key ? -1 : 1);

function written({ key, holdings: rows, marketValue, cost, profit }: HoldingGroup): string {
  return `${key}: ${codes(rows)} ${[marketValue, cost, profit].map((sum) => (sum ? toText(sum) : '-')).join(' ')}`;
}
