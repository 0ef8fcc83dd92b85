import { firstDayOfYear, yearOf } from '../../../domain/calendar/years';
import { distributesIn } from '../../../domain/dividends/distribution-days';
import { distributionOnUnit } from '../../../domain/dividends/distribution-payment';
import { monthEnds } from '../../../domain/funds/prices/price-record';
import { toText } from '../../../domain/money/decimal';
import { yearlyPayout } from '../../funds/price-behaviour';
import type { ThemedFund } from './themed-funds';
import { daysBefore } from '../generation/days';

const monthsOnRecord = 24;

/**
 * Plans the distributions of a fictional fund: at the ends of the months its share class says, the same amount all
 * year, by the price at the end of the year before.
 */
export function plannedDistributions({ id, currency, theme, shareClass, prices }: ThemedFund) {
  // The last month isn't over.
  return monthEnds(prices)
    .slice(-monthsOnRecord - 1, -1)
    .filter(({ date }) => distributesIn(shareClass.frequency, date.slice(0, 7)))
    .flatMap(({ date: exDate }) => {
      const base = prices.findLast(({ date }) => date < firstDayOfYear(yearOf(exDate)));
      if (base === undefined) return [];
      const amount = distributionOnUnit(base.nav, { yearly: yearlyPayout(theme), frequency: shareClass.frequency });
      // A week later is the same day of the week.
      return amount ? [{ fundId: id, exDate, payDate: daysBefore(exDate, -7), amount: toText(amount), currency }] : [];
    });
}
