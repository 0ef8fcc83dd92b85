import type { Decimal } from '../../money/decimal';
import { sortDescending } from '../../money/sort-descending';
import type { Region } from '../../region';
import { type PerformanceLabel, performanceColumns } from '../performance/performance-columns';
import type { FundListing } from './fund-listing';

/** What the list of funds is sorted by: name, risk, the day of the last price, or the performance over some years [FUND-38]. */
export const fundOrders = ['name', 'risk', 'nav-date', 'one-year', 'two-year', 'three-year', 'five-year'] as const;

export type FundOrder = (typeof fundOrders)[number];

/** The sort order of the list of funds, and which way round. */
export type FundSort = { readonly order: FundOrder; readonly direction: SortDirection };

export type SortDirection = 'ascending' | 'descending';

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
  const [known, unknown] = [true, false].map((has) => byName.filter((fund) => hasFact(fund, order) === has));
  return [...sortKnown(known ?? [], order, direction), ...(unknown ?? [])];
}

function sortKnown<T extends FundListing>(
  funds: readonly T[],
  order: FundOrder,
  direction: SortDirection,
): readonly T[] {
  const descend = (some: readonly T[]): readonly T[] => {
    if (order === 'risk') return some.toSorted((one, other) => (other.riskRating ?? 0) - (one.riskRating ?? 0));
    if (order === 'nav-date') return some.toSorted((one, other) => compareTexts(priceDate(other), priceDate(one)));
    return sortDescending(some, (fund) => figureOf(fund, order));
  };
  // Turned round twice, so that equal ones stay as given.
  return direction === 'descending' ? descend(funds) : descend(funds.toReversed()).toReversed();
}

function hasFact(fund: FundListing, order: FundOrder): boolean {
  if (order === 'risk') return fund.riskRating !== undefined;
  if (order === 'nav-date') return fund.lastPrice?.date !== undefined;
  return figureOf(fund, order) !== undefined;
}

function figureOf({ fundPerformance }: FundListing, order: FundOrder): Decimal | undefined {
  if (order === 'one-year') return fundPerformance?.oneYear;
  if (order === 'two-year') return fundPerformance?.twoYear;
  return order === 'three-year' ? fundPerformance?.threeYear : fundPerformance?.fiveYear;
}

const priceDate = ({ lastPrice }: FundListing): string => lastPrice?.date ?? '';

const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
