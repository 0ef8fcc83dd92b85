import { distributionFrequencies } from '../../../domain/funds/fund-details';
import { monthEnds } from '../../../domain/funds/price-record';
import { multiply, scaled, toText } from '../../../domain/money/decimal';
import { divide } from '../../../domain/money/rounding';
import { yearlyPayout } from '../../funds/price-behaviour';
import type { ThemedFund } from '../funds/themed-funds';
import { daysBefore } from '../generation/days';

const monthsOnRecord = 24;

/** What a fictional fund has paid out: at the ends of the months its share class says, the same amount all year, by the price at the end of the year before. */
export function plannedDistributions({ id, currency, theme, shareClass, prices }: ThemedFund) {
  const times = distributionFrequencies[shareClass.frequency];
  if (times === 0) return [];
  // The last month isn't over.
  return monthEnds(prices)
    .slice(-monthsOnRecord - 1, -1)
    .filter(({ date }) => Number(date.slice(5, 7)) % (12 / times) === 0)
    .flatMap(({ date: exDate }) => {
      const base = prices.findLast(({ date }) => date < `${exDate.slice(0, 4)}-01-01`);
      if (base === undefined) return [];
      const year = multiply(base.nav, scaled(BigInt(yearlyPayout(theme)), 4));
      const amount = divide(year, scaled(BigInt(times)), 4, 'half-up');
      // A week later is the same day of the week.
      return amount.ok
        ? [{ fundId: id, exDate, payDate: daysBefore(exDate, -7), amount: toText(amount.value), currency }]
        : [];
    });
}
