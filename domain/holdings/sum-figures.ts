import { scaled, type Decimal, zero } from '../money/decimal';
import { addAtFinerScale } from '../money/sum';
import type { Holding } from './holding';

/** The figures of holdings that can be added up. */
export type FigureSums = { readonly marketValue: Decimal; readonly cost: Decimal; readonly profit: Decimal };

type Summable = Pick<Holding, 'cost' | 'marketValue' | 'profit'>;

/** The exact sums of the figures that holdings have, each with the places of its finest. */
export function sumFigures(holdings: readonly Summable[]): FigureSums {
  const [first] = holdings;
  if (first && holdings.length === 1) return ownFigures(first);
  let [value, valuePlaces] = [0n, 0];
  let [cost, costPlaces] = [0n, 0];
  let [profit, profitPlaces] = [0n, 0];
  // One pass over plain variables: 10,000 rows are added up about as fast as floats.
  for (const holding of holdings) {
    if (holding.marketValue?.scale === valuePlaces) value += holding.marketValue.digits;
    else [value, valuePlaces] = addAtFinerScale(value, valuePlaces, holding.marketValue);
    if (holding.cost?.scale === costPlaces) cost += holding.cost.digits;
    else [cost, costPlaces] = addAtFinerScale(cost, costPlaces, holding.cost);
    if (holding.profit?.scale === profitPlaces) profit += holding.profit.digits;
    else [profit, profitPlaces] = addAtFinerScale(profit, profitPlaces, holding.profit);
  }
  return {
    marketValue: scaled(value, valuePlaces),
    cost: scaled(cost, costPlaces),
    profit: scaled(profit, profitPlaces),
  };
}

const ownFigures = ({ marketValue = zero, cost = zero, profit = zero }: Summable): FigureSums => ({
  marketValue,
  cost,
  profit,
});
