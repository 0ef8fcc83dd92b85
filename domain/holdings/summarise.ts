import type { Decimal } from '../money/decimal';
import { percentOf } from '../money/percent-of';
import type { Holding } from './holding';
import { sumFigures, type FigureSums } from './sum-figures';

/** A portfolio's exact totals over the holdings that have a market value, and how many have none. */
export type Summary = FigureSums & {
  readonly returnPercent?: Decimal;
  readonly count: number;
  readonly withoutValue: number;
};

/** The totals of a portfolio; the return is the total profit by the total cost in percent, left out at zero cost [PORT-01, OPEN-65]. */
export function summarise(holdings: readonly Pick<Holding, 'cost' | 'marketValue' | 'profit'>[]): Summary {
  const valued = holdings.filter((holding) => holding.marketValue !== undefined);
  const sums = sumFigures(valued);
  const returnPercent = percentOf(sums.profit, sums.cost);
  return {
    ...sums,
    ...(returnPercent === undefined ? {} : { returnPercent }),
    count: holdings.length,
    withoutValue: holdings.length - valued.length,
  };
}
