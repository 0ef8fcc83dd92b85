import { add, isNegative, isZero, multiply, scaled, subtract, zero, type Decimal } from '../../money/decimal';
import type { MovementKind } from '../unit-lots';
import { divide } from '../../money/rounding';

/** Units bought for a cost, sold, or brought more or less by a purchase whose price was corrected, at no cost; `kind` is a buy unless said otherwise. */
export type Movement = { readonly kind?: MovementKind | undefined; readonly units: Decimal; readonly cost: Decimal };

// The cost is kept as a fraction, costTimes / times, so that sells don't round what later buys average with.
type Position = { readonly units: Decimal; readonly costTimes: Decimal; readonly times: Decimal };

const nothing: Position = { units: zero, costTimes: zero, times: scaled(1n) };

/** The moving average of what a unit cost, ten places [HOLD-17], of movements in order, a day's purchases before its sales; undefined at zero units and when more is sold than held. */
export function averageUnitCost(movements: readonly Movement[]): Decimal | undefined {
  let position = nothing;
  for (const movement of movements) {
    position = movement.kind === 'sell' ? afterSell(position, movement.units) : afterBuy(position, movement);
    if (isNegative(position.units)) return undefined;
  }
  const average = divide(position.costTimes, multiply(position.times, position.units), 10, 'half-up');
  return average.ok ? average.value : undefined;
}

function afterBuy({ units, costTimes, times }: Position, bought: Movement): Position {
  return { units: add(units, bought.units), costTimes: add(costTimes, multiply(bought.cost, times)), times };
}

function afterSell({ units, costTimes, times }: Position, sold: Decimal): Position {
  const left = subtract(units, sold);
  // Times zero would forget what later buys cost.
  if (isZero(units)) return { units: left, costTimes, times };
  return { units: left, costTimes: multiply(costTimes, left), times: multiply(times, units) };
}
