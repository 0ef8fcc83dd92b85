import { addDays } from '../calendar/calendar';
import { add, type Decimal, subtract } from '../money/decimal';
import { subtractKnown } from '../money/known-figures';
import { sumOfAll } from '../money/sum';
import type { DayRange } from './bridge';
import type { TransferHistory } from './transfer-history';
import { type PositionOnDay, positionOn } from './position-on-day';

/** The gain of holdings over their average cost, at the rates of the days on which they were bought; undefined where a price or a rate isn't known. */
export type Gains = {
  /** The proceeds of the units sold in a period, less their cost. */
  readonly realised: Decimal | undefined;
  /** The value of the units held at its end, less their cost. */
  readonly unrealised: Decimal | undefined;
};

/** Returns the realised gain of a period and the unrealised gain at its end, of the holding of that id or, without one, of all. */
export function gainsIn(history: TransferHistory, { first, last }: DayRange, holding?: string): Gains {
  const holdings = history.positions.filter(
    ({ place }) => place.kind === 'fund' && (holding === undefined || place.id === holding),
  );
  const dayBefore = addDays(first, -1);
  const before = holdings.map((position) => positionOn(history, position, dayBefore));
  const after = holdings.map((position) => positionOn(history, position, last));
  const isKnown = after.every(({ unknownUntil }) => unknownUntil <= dayBefore);
  const realised = subtractKnown(sumOfAll(after.map(realisedGain)), sumOfAll(before.map(realisedGain)));
  return {
    realised: isKnown ? realised : undefined,
    unrealised: sumOfAll(after.map(({ value, cost }) => subtractKnown(value, cost))),
  };
}

/** Returns what the units sold so far brought over their average cost. */
const realisedGain = ({ movedIn, movedOut, cost }: PositionOnDay): Decimal | undefined =>
  cost && subtract(add(movedOut, cost), movedIn);
