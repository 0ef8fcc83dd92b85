import type { FundReference } from '../funds/fund-listing';
import { holdingsOf } from '../funds/units-held';
import type { FiguresInCurrency, PortfolioHolding } from './portfolio-holding';
import { summarise } from './summarise';

/** What a client's holdings of a fund come to over all accounts, once in each currency that their rows are shown in [FUND-12, HOLD-10]. */
export function fundPosition(holdings: readonly PortfolioHolding[], fund: FundReference): readonly FiguresInCurrency[] {
  const lines: readonly FiguresInCurrency[] = holdingsOf(holdings, fund).map(({ line }) => line);
  const currencies = [...new Set(lines.map(({ currency }) => currency))];
  return currencies.flatMap((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    return own.length === 1 ? own : own.slice(0, 1).map((line) => ({ ...line, ...together(own) }));
  });
}

/** The sums of lines, and the return that follows from them. */
function together(
  lines: readonly FiguresInCurrency[],
): Omit<FiguresInCurrency, 'currency' | 'precision' | 'percentPrecision'> {
  const { marketValue, cost, profit, returnPercent } = summarise(lines);
  return { marketValue, cost, profit, returnPercent };
}
