import type { Decimal } from '../money/decimal';
import { percentOf } from '../money/percent-of';
import { sum } from '../money/sum';
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
  const total = (figure: 'cost' | 'marketValue' | 'profit'): Decimal =>
    sum(valued.map((holding) => holding[figure]).filter((value) => value !== undefined));
  const cost = total('cost');
  const profit = total('profit');
  const returnPercent = percentOf(profit, cost);
  return {
    cost,
    marketValue: total('marketValue'),
    profit,
    ...(returnPercent === undefined ? {} : { returnPercent }),
    count: holdings.length,
    withoutValue: holdings.length - valued.length,
  };
}
