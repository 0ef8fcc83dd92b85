import { add, type Decimal, multiply, scaled } from '../../money/decimal';
import { divide, round } from '../../money/rounding';
import type { DistributionFrequency, FundDetails, FundDistribution } from '../fund-details';
import { type DatedNav, isPerformancePublished, performanceFrom, periodStart } from './performance';
import type { FigurePeriod } from './period-figures';

/** The course of a fund's value over time, the earliest day first, and the day of its very first price [FUND-30]. */
export type ReturnCourse = { readonly firstDate: string; readonly values: readonly DatedNav[] };

/** A distribution as far as its reinvestment needs it. */
type Payout = Pick<FundDistribution, 'exDate' | 'amount' | 'currency'>;

/** The prices of a fund, the earliest first, and what is on record of its distributions. */
export type PricedFund = {
  readonly record: readonly DatedNav[];
  readonly currency: string;
  readonly distributionFrequency: DistributionFrequency | undefined;
  readonly distributions: readonly Payout[];
};

/** Returns what the return of a fund is made of: its prices, and what its details say of distributions. */
export const pricedFund = (
  { baseCurrency }: { readonly baseCurrency: string },
  record: readonly DatedNav[],
  details: Pick<FundDetails, 'distributionFrequency' | 'distributions'> | undefined,
): PricedFund => ({
  record,
  currency: baseCurrency,
  distributionFrequency: details?.distributionFrequency,
  distributions: details?.distributions ?? [],
});

const one = scaled(1n);
const places = 12;

/** Returns the course of a fund's price alone; undefined without a price [FUND-31]. */
export const priceCourse = (record: readonly DatedNav[]): ReturnCourse | undefined =>
  record[0] && { firstDate: record[0].date, values: record };

/**
 * Returns the course of a fund's total return: its prices as if each distribution bought units at the price of its
 * ex-date or the next there is. It begins where every distribution is on record, and is undefined where none is known
 * [FUND-13, FUND-17, FUND-31].
 */
export function totalReturnCourse(fund: PricedFund): ReturnCourse | undefined {
  const { record, currency, distributions } = fund;
  const [first] = record;
  const since = completeSince(fund);
  if (!first || since === undefined) return undefined;
  const prices = record.filter(({ date }) => date >= since);
  const [base] = prices;
  if (!base) return undefined;
  const due = distributions
    .filter((payout) => payout.exDate > base.date && payout.currency === currency)
    .toSorted((a, b) => (a.exDate < b.exDate ? -1 : 1));
  return { firstDate: first.date, values: due.length === 0 ? prices : reinvested(prices, due) };
}

/**
 * Returns the total return of a course over a period up to a day, in percent; undefined where the course doesn't reach
 * back so far or the fund is too young [FUND-30, FUND-31, OPEN-27].
 */
export const totalReturn = (course: ReturnCourse, period: FigurePeriod, asOf: string): Decimal | undefined =>
  isPerformancePublished(course.firstDate, asOf)
    ? performanceFrom(course.values, periodStart(period, course.firstDate, asOf), asOf)
    : undefined;

/** Returns the day from which every distribution is known: always for a class that never pays; undefined where none is. */
export function completeSince({
  currency,
  distributionFrequency,
  distributions,
}: Omit<PricedFund, 'record'>): string | undefined {
  if (distributions.length === 0) return distributionFrequency === 'none' ? '' : undefined;
  const days = distributions.map(({ exDate }) => exDate).toSorted();
  // Nothing says what one in another currency bought.
  const foreign = distributions.filter((payout) => payout.currency !== currency).map(({ exDate }) => exDate);
  return foreign.length === 0 ? days[0] : foreign.toSorted().at(-1);
}

/** The value of each day of the unit that was bought on the first. */
function reinvested(prices: readonly DatedNav[], due: readonly Payout[]): readonly DatedNav[] {
  let units = one;
  let next = 0;
  return prices.map(({ date, nav }) => {
    for (let payout = due[next]; payout !== undefined && payout.exDate <= date; payout = due[++next])
      units = round(multiply(units, add(one, unitsBought(payout.amount, nav))), places, 'half-up');
    return { date, nav: round(multiply(nav, units), places, 'half-up') };
  });
}

/** Returns the units that an amount buys at a price; none at a price of nil. */
function unitsBought(amount: Decimal, price: Decimal): Decimal {
  const units = divide(amount, price, places, 'half-up');
  return units.ok ? units.value : scaled(0n);
}
