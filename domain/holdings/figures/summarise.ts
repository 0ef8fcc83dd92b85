import { type Decimal, zero } from '../../money/decimal';
import { percentOf } from '../../money/percent-of';
import type { Holding } from '../holding';
import { sumFigures } from './sum-figures';

/** A portfolio's exact totals over the holdings that have a market value, and how many lines have none. */
export type Summary = {
  readonly marketValue: Decimal;
  readonly cost: Decimal;
  readonly profit: Decimal;
  readonly returnPercent?: Decimal;
  readonly withoutValue: number;
};

/** The totals of a portfolio; the return is the total profit by the total cost in percent, left out at zero cost [PORT-01, OPEN-65]. */
export function summarise(holdings: readonly Pick<Holding, 'cost' | 'marketValue' | 'profit'>[]): Summary {
  const { marketValue = zero, cost = zero, profit = zero } = sumFigures(holdings);
  const returnPercent = percentOf(profit, cost);
  return {
    marketValue,
    cost,
    profit,
    ...(returnPercent === undefined ? {} : { returnPercent }),
    withoutValue: holdings.filter((holding) => !holding.marketValue).length,
  };
}
