import type { Decimal } from '../../money/decimal';
import { sortByFigure, type SortDirection } from '../../money/sort-by-figure';
import type { Region } from '../../region';
import { type PerformanceLabel, performanceColumns } from '../performance/performance-columns';
import type { FundListing } from './fund-listing';

/** The facts that the list of funds is sorted by: name, risk, the day of the last price, or the performance over some years [FUND-38]. */
export const fundOrders = ['name', 'risk', 'nav-date', 'one-year', 'two-year', 'three-year', 'five-year'] as const;

export type FundOrder = (typeof fundOrders)[number];

/** The sort order of the list of funds, and which way round. */
export type FundSort = { readonly order: FundOrder; readonly direction: SortDirection };

/** The order of each performance column. */
export const orderOfColumn = {
  '1Y': 'one-year',
  '2Y': 'two-year',
  '3Y': 'three-year',
  '5Y': 'five-year',
} as const satisfies Record<PerformanceLabel, FundOrder>;

const startsAscending: readonly FundOrder[] = ['name', 'risk'];

/** The way round that an order begins with: names and risk from the lowest, figures and days from the highest. */
export const firstSort = (order: FundOrder): FundSort => ({
  order,
  direction: startsAscending.includes(order) ? 'ascending' : 'descending',
});

/** Returns the orders that a region's funds can be sorted by: its performance columns, the others where a fund states the fact [FUND-38]. */
export function fundOrdersOf(funds: readonly FundListing[], region: Region): readonly FundOrder[] {
  const columns = performanceColumns(region).map((label) => orderOfColumn[label]);
  return fundOrders.filter((order) => {
    if (order === 'name') return true;
    if (order === 'risk') return funds.some(({ riskRating }) => riskRating !== undefined);
    if (order === 'nav-date') return funds.some(({ lastPrice }) => lastPrice?.date !== undefined);
    return columns.some((column) => column === order);
  });
}

/**
 * The funds by an order; those without the fact come last whichever way round, and equal ones stay as given, which is by
 * name [FUND-38].
 */
export function sortFunds<T extends FundListing>(byName: readonly T[], { order, direction }: FundSort): readonly T[] {
  if (order === 'name') return direction === 'ascending' ? byName : byName.toReversed();
  if (order === 'risk') return sortByFact(byName, ({ riskRating }) => riskRating, direction);
  if (order === 'nav-date') return sortByFact(byName, ({ lastPrice }) => lastPrice?.date, direction);
  return sortByFigure(byName, (fund) => figureOf(fund, order), direction);
}

function sortByFact<T>(
  funds: readonly T[],
  factOf: (fund: T) => string | number | undefined,
  direction: SortDirection,
): readonly T[] {
  const known = funds.flatMap((fund) => {
    const fact = factOf(fund);
    return fact === undefined ? [] : [{ fund, fact }];
  });
  const sign = direction === 'ascending' ? 1 : -1;
  const sorted = known.toSorted(({ fact: one }, { fact: other }) => sign * (Number(one > other) - Number(one < other)));
  return [...sorted.map(({ fund }) => fund), ...funds.filter((fund) => factOf(fund) === undefined)];
}

function figureOf({ fundPerformance }: FundListing, order: FundOrder): Decimal | undefined {
  if (order === 'one-year') return fundPerformance?.oneYear;
  if (order === 'two-year') return fundPerformance?.twoYear;
  return order === 'three-year' ? fundPerformance?.threeYear : fundPerformance?.fiveYear;
}
