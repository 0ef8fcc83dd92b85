import type { Decimal } from '../../money/decimal';
import { sortByFigure, type SortDirection } from '../../money/sort-by-figure';
import type { Region } from '../../region';
import { performanceColumns } from '../performance/performance-columns';
import { type FigurePeriod, figurePeriods, publishedFigure } from '../performance/period-figures';
import type { FundListing } from './fund-listing';

/** The facts that the list of funds is sorted by: name, risk, the day of the last price, the performance over a period, yield, charge or size [FUND-38]. */
export const fundOrders = [
  'name',
  'risk',
  'nav-date',
  'one-month',
  'three-month',
  'six-month',
  'one-year',
  'two-year',
  'three-year',
  'five-year',
  'year-to-date',
  'yield',
  'charge',
  'size',
] as const;

export type FundOrder = (typeof fundOrders)[number];

/** An order by a figure that funds state. */
export type FigureOrder = Exclude<FundOrder, 'name' | 'risk' | 'nav-date'>;

/** The sort order of the list of funds, and which way round. */
export type FundSort = { readonly order: FundOrder; readonly direction: SortDirection };

/** A period that lists state the performance of: all there is differs from fund to fund. */
export type ListedPeriod = Exclude<FigurePeriod, 'ALL'>;

/** The order of each period. */
export const orderOfPeriod = {
  '1M': 'one-month',
  '3M': 'three-month',
  '6M': 'six-month',
  '1Y': 'one-year',
  '2Y': 'two-year',
  '3Y': 'three-year',
  '5Y': 'five-year',
  YTD: 'year-to-date',
} as const satisfies Record<ListedPeriod, FigureOrder>;

/** Returns a function that reads the figure of a fund in a period. */
const inPeriod =
  (period: ListedPeriod) =>
  ({ fundPerformance }: FundListing): Decimal | undefined =>
    fundPerformance && publishedFigure(fundPerformance, period);

const figures: Readonly<Record<FigureOrder, (fund: FundListing) => Decimal | undefined>> = {
  'one-month': inPeriod('1M'),
  'three-month': inPeriod('3M'),
  'six-month': inPeriod('6M'),
  'one-year': inPeriod('1Y'),
  'two-year': inPeriod('2Y'),
  'three-year': inPeriod('3Y'),
  'five-year': inPeriod('5Y'),
  'year-to-date': inPeriod('YTD'),
  yield: ({ distributionYield }) => distributionYield,
  charge: ({ ongoingCharge }) => ongoingCharge,
  size: ({ comparableSize }) => comparableSize,
};

/** The figure of a fund that an order sorts by; undefined where none is stated [FUND-38]. */
export const figureOfOrder = (fund: FundListing, order: FigureOrder): Decimal | undefined => figures[order](fund);

/** The periods that a region's list of funds shows: those of its columns, the others where a fund states them [FUND-05, FUND-06, FUND-31]. */
export function listedPeriods(funds: readonly FundListing[], region: Region): readonly ListedPeriod[] {
  const columns: readonly FigurePeriod[] = performanceColumns(region);
  return figurePeriods(region).filter(
    (period): period is ListedPeriod =>
      period !== 'ALL' &&
      (columns.includes(period) || funds.some((fund) => figureOfOrder(fund, orderOfPeriod[period]) !== undefined)),
  );
}

const startsAscending: readonly FundOrder[] = ['name', 'risk', 'charge'];

/** The way round that an order begins with: names, risk and charges from the lowest, other figures and days from the highest. */
export const firstSort = (order: FundOrder): FundSort => ({
  order,
  direction: startsAscending.includes(order) ? 'ascending' : 'descending',
});

/** Returns the orders that a region's funds can be sorted by: name and the periods shown, the others where a fund states the fact [FUND-38]. */
export function fundOrdersOf(funds: readonly FundListing[], region: Region): readonly FundOrder[] {
  const shown: readonly FundOrder[] = listedPeriods(funds, region).map((period) => orderOfPeriod[period]);
  return fundOrders.filter((order) => {
    if (order === 'name') return true;
    if (order === 'risk') return funds.some(({ riskRating }) => riskRating !== undefined);
    if (order === 'nav-date') return funds.some(({ lastPrice }) => lastPrice?.date !== undefined);
    if (order === 'yield' || order === 'charge' || order === 'size')
      return funds.some((fund) => figureOfOrder(fund, order) !== undefined);
    return shown.includes(order);
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
  return sortByFigure(byName, (fund) => figureOfOrder(fund, order), direction);
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
