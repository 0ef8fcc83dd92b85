import type { Decimal } from '../money/decimal';
import { percentOf } from '../money/percent-of';
import { sumOf } from '../money/sum';
import type { Holding } from './holding';

/** A portfolio's exact totals over the holdings that have a market value, and how many have none. */
export type Summary = {
  readonly cost: Decimal;
  readonly marketValue: Decimal;
  readonly profit: Decimal;
  readonly returnPercent?: Decimal;
  readonly count: number;
  readonly withoutValue: number;
};

/** The totals of a portfolio; the return is the total profit by the total cost in percent, left out at zero cost [PORT-01, OPEN-65]. */
export function summarise(holdings: readonly Pick<Holding, 'cost' | 'marketValue' | 'profit'>[]): Summary {
  const valued = holdings.filter((holding) => holding.marketValue !== undefined);
  const cost = sumOf(valued, (holding) => holding.cost);
  const profit = sumOf(valued, (holding) => holding.profit);
  const returnPercent = percentOf(profit, cost);
  return {
    cost,
    marketValue: sumOf(valued, (holding) => holding.marketValue),
    profit,
    ...(returnPercent === undefined ? {} : { returnPercent }),
    count: holdings.length,
    withoutValue: holdings.length - valued.length,
  };
}
