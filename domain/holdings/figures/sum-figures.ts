import { scaled, type Decimal } from '../../money/decimal';
import { addAtFinerScale } from '../../money/sum';
import type { Holding } from '../holding';

/** The figures of holdings that can be added up; one that isn't known is undefined. */
export type FigureSums = {
  readonly marketValue: Decimal | undefined;
  readonly cost: Decimal | undefined;
  readonly profit: Decimal | undefined;
};

/** The exact sums over the holdings that have a value, each with the places of its finest; undefined where none of them has the figure [OPEN-65]. */
export function sumFigures(holdings: readonly Pick<Holding, keyof FigureSums>[]): FigureSums {
  const marketValue = started();
  const cost = started();
  const profit = started();
  for (const holding of holdings) {
    if (!holding.marketValue) continue;
    addTo(marketValue, holding.marketValue);
    addTo(cost, holding.cost);
    addTo(profit, holding.profit);
  }
  return { marketValue: total(marketValue), cost: total(cost), profit: total(profit) };
}

// Added to in place: 10,000 rows take about as long as floats.
const started = () => ({ digits: 0n, scale: 0, isKnown: false });

type RunningSum = ReturnType<typeof started>;

function addTo(running: RunningSum, amount: Decimal | undefined): void {
  if (!amount) return;
  running.isKnown = true;
  if (amount.scale === running.scale) running.digits += amount.digits;
  else [running.digits, running.scale] = addAtFinerScale(running.digits, running.scale, amount);
}

const total = ({ digits, scale, isKnown }: RunningSum): Decimal | undefined =>
  isKnown ? scaled(digits, scale) : undefined;
