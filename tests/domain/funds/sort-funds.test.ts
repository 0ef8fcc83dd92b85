import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FigureOrder,
  figureOfOrder,
  firstSort,
  fundOrders,
  fundOrdersOf,
  type FundSort,
  listedPeriods,
  orderOfPeriod,
  sortFunds,
} from '../../../domain/funds/finding/sort-funds';
import { decimal } from '../../builders/decimal';
import { aFund } from '../../builders/stated-funds';

const funds = [
  aFund('A', { riskRating: 4, fundPerformance: { oneYear: decimal('-3'), fiveYear: decimal('10') } }),
  aFund('B', { lastPrice: { price: decimal('9'), date: '2026-11-26' } }),
  aFund('C', { riskRating: 2, fundPerformance: { oneYear: decimal('7.5') } }),
  aFund('D', { riskRating: 4, lastPrice: { price: decimal('9'), date: '2026-11-27' } }),
];
const codes = (order: FundSort['order'], direction: FundSort['direction'] = firstSort(order).direction) =>
  sortFunds(funds, { order, direction })
    .map(({ code }) => code)
    .join('');

describe('the order of funds', () => {
  it('[FUND-38] sorts names and risk from the lowest, figures and days from the highest, unless it is turned round', () => {
    expect([codes('name'), codes('name', 'descending')]).toEqual(['ABCD', 'DCBA']);
    expect([codes('risk'), codes('risk', 'descending')]).toEqual(['CADB', 'ADCB']);
    expect([codes('nav-date'), codes('nav-date', 'ascending')]).toEqual(['DBAC', 'BDAC']);
    expect([codes('one-year'), codes('one-year', 'ascending')]).toEqual(['CABD', 'ACBD']);
    expect([codes('five-year'), codes('two-year')]).toEqual(['ABCD', 'ABCD']);
  });

  it('[FUND-38, FUND-05, FUND-06] offers the region’s performance columns, and risk and price day where a fund has them', () => {
    expect(fundOrdersOf(funds, 'TW')).toEqual(['name', 'risk', 'nav-date', 'one-year', 'two-year', 'three-year']);
    expect(fundOrdersOf([aFund('A')], 'HK')).toEqual(['name', 'one-year', 'three-year', 'five-year']);
  });

  it('[FUND-38, FUND-17, FUND-31] sorts by yield and size from the highest and by charge from the lowest, a yield of nothing as a yield', () => {
    const stated = [
      aFund('A', { distributionYield: decimal('0'), ongoingCharge: decimal('1.5') }),
      aFund('B', { comparableSize: decimal('7'), ongoingCharge: decimal('0.3') }),
      aFund('C', { distributionYield: decimal('4'), comparableSize: decimal('12') }),
    ];
    const by = (order: FigureOrder) => sortFunds(stated, firstSort(order)).map(({ code }) => code);
    expect([by('yield'), by('charge'), by('size')]).toEqual([
      ['C', 'A', 'B'],
      ['B', 'A', 'C'],
      ['C', 'B', 'A'],
    ]);
    expect(fundOrdersOf(stated, 'HK').slice(-3)).toEqual(['yield', 'charge', 'size']);
  });

  it('[FUND-31, FUND-38] lists the periods that some fund states beside the region’s own, each sorted by its figure', () => {
    const stated = [aFund('A', { fundPerformance: { oneMonth: decimal('1'), yearToDate: decimal('2') } })];
    expect(listedPeriods(stated, 'HK')).toEqual(['1M', '1Y', '3Y', '5Y', 'YTD']);
    expect(listedPeriods([], 'TW')).toEqual(['1Y', '2Y', '3Y']);
    const figures = Object.fromEntries(
      Object.values(orderOfPeriod).map((order, place) => [order, decimal(String(place))] as const),
    );
    const whole = aFund('W', {
      fundPerformance: {
        oneMonth: figures['one-month'],
        threeMonth: figures['three-month'],
        sixMonth: figures['six-month'],
        oneYear: figures['one-year'],
        twoYear: figures['two-year'],
        threeYear: figures['three-year'],
        fiveYear: figures['five-year'],
        yearToDate: figures['year-to-date'],
      },
    });
    for (const order of Object.values(orderOfPeriod)) expect(figureOfOrder(whole, order)).toBe(figures[order]);
    expect(listedPeriods([whole], 'HK')).toEqual(['1M', '3M', '6M', '1Y', '3Y', '5Y', 'YTD']);
  });

  const figure = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined });
  const anyFunds = fc.array(
    fc.record({ risk: fc.constantFrom(1, 2, 5, undefined), day: figure, year: figure }).map(({ risk, day, year }) =>
      aFund('X', {
        riskRating: risk,
        lastPrice: { price: decimal('1'), date: day === undefined ? undefined : `2026-11-1${String(day + 3)}` },
        fundPerformance: { oneYear: year === undefined ? undefined : decimal(String(year)) },
      }),
    ),
  );
  const anySort = fc.record({
    order: fc.constantFrom(...fundOrders),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  });

  it('[FUND-38] loses no fund, sorts sorted funds no further, and leaves equal ones in the order given', () => {
    fc.assert(
      fc.property(anyFunds, anySort, (all, sort) => {
        const sorted = sortFunds(all, sort);
        expect(new Set(sorted)).toEqual(new Set(all));
        expect(sorted).toHaveLength(all.length);
        if (sort.order === 'name') return;
        expect(sortFunds(sorted, sort)).toEqual(sorted);
        const key = (fund: (typeof all)[number]) => factOf(fund, sort.order);
        for (const value of new Set(all.map(key)))
          expect(sorted.filter((fund) => key(fund) === value)).toEqual(all.filter((fund) => key(fund) === value));
      }),
    );
  });

  it('[FUND-38] funds without the fact are last in either direction, and the others turn round', () => {
    fc.assert(
      fc.property(
        anyFunds,
        fc.constantFrom('risk' as const, 'nav-date' as const, 'one-year' as const),
        (all, order) => {
          const facts = (direction: FundSort['direction']) =>
            sortFunds(all, { order, direction }).map((fund) => factOf(fund, order));
          const known = (some: ReturnType<typeof facts>) => some.filter((fact) => fact !== undefined);
          for (const direction of ['ascending', 'descending'] as const) {
            const some = facts(direction);
            expect(some.slice(known(some).length).every((fact) => fact === undefined)).toBe(true);
          }
          expect(known(facts('descending'))).toEqual(known(facts('ascending')).toReversed());
          const ascending = known(facts('ascending'));
          expect(ascending).toEqual(ascending.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
        },
      ),
    );
  });
});

function factOf({ riskRating, lastPrice, fundPerformance }: (typeof funds)[number], order: FundSort['order']) {
  if (order === 'risk') return riskRating;
  if (order === 'nav-date') return lastPrice?.date;
  return order === 'one-year' ? fundPerformance?.oneYear && Number(fundPerformance.oneYear.digits) : undefined;
}
