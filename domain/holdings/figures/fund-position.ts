import type { FundReference } from '../../funds/finding/fund-listing';
import { holdingsOfFund } from '../../funds/finding/units-held';
import { percentOf } from '../../money/percent-of';
import type { FiguresInCurrency, PortfolioHolding } from '../portfolio-holding';
import { sumFigures } from './sum-figures';

/**
 * A client's position in a fund, in one currency: figures over the lines whose value is known, undefined where none is,
 * and the number of lines without one [OPEN-65].
 */
export type FundPosition = FiguresInCurrency & { readonly withoutValue: number };

/**
 * Returns a client's position in a fund over all accounts, once in each currency that its rows are shown in [FUND-12,
 * HOLD-10].
 */
export function fundPosition(holdings: readonly PortfolioHolding[], fund: FundReference): readonly FundPosition[] {
  const lines: readonly FiguresInCurrency[] = holdingsOfFund(holdings, fund).map(({ line }) => line);
  const currencies = [...new Set(lines.map(({ currency }) => currency))];
  return currencies.flatMap((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    const withoutValue = own.filter(({ marketValue }) => !marketValue).length;
    const together = own.length === 1 ? {} : sums(own);
    return own.slice(0, 1).map((line) => ({ ...line, ...together, withoutValue }));
  });
}

/** The sums of lines, and the return that follows from them. */
function sums(lines: readonly FiguresInCurrency[]): Partial<FiguresInCurrency> {
  const figures = sumFigures(lines.map(({ marketValue, cost, profit }) => ({ marketValue, cost, profit })));
  const { cost, profit } = figures;
  return { ...figures, returnPercent: cost && profit && percentOf(profit, cost) };
}
