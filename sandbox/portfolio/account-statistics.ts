import { countFunds } from '../../domain/funds/finding/fund-listing';
import { summarise } from '../../domain/holdings/figures/summarise';
import { minorUnitScale } from '../../domain/money/currency';
import { groupBy } from '../../domain/kernel/group-by';
import type { ValuedHolding } from './valued-holding';
import { wireFigure } from './wire-figures';

/** The totals of each account, in one currency. */
export function accountStatistics(holdings: readonly ValuedHolding[], currency: string) {
  const accounts = groupBy(holdings, (holding) => holding.row.accountNumber);
  return [...accounts].map(([accountNo, held]) => ({
    accountNo,
    accountType: held[0].row.accountType,
    ...totals(held, currency),
  }));
}

/** The totals over holdings, in one currency; those without a value are left out. */
export function totals(holdings: readonly ValuedHolding[], currency: string) {
  const summary = summarise(holdings.map((holding) => holding.figuresIn(currency)));
  const precision = minorUnitScale(currency);
  return {
    ...wireFigure('totalCost', summary.cost, precision),
    ...wireFigure('totalValue', summary.marketValue, precision),
    ...wireFigure('profit', summary.profit, precision),
    ...wireFigure('returnPercent', summary.returnPercent, 2),
    ...wireFigure('value', summary.marketValue, precision),
    numberOfFunds: countFunds(holdings.map(({ row: { fund } }) => ({ ...fund, isinCode: fund.isin ?? undefined }))),
    numberOfFundsPrecision: 0,
  };
}
