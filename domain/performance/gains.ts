import type { Decimal } from '../money/decimal';
import { subtractKnown } from '../money/known-figures';
import { sumOfAll } from '../money/sum';
import type { DayRange } from '../calendar/day-range';
import { isWithin } from './dated-series';
import { costOn } from './position-history';
import { positionValues } from './position-on-day';
import type { TransferHistory } from './transfer-history';

/** The gain of holdings over their average cost, at the rates of the days on which they were bought; undefined where a price or a rate isn't known. */
export type Gains = {
  /** The proceeds of the units sold in a period, less their cost. */
  readonly realised: Decimal | undefined;
  /** The value of the units held at its end, less their cost. */
  readonly unrealised: Decimal | undefined;
};

/** Returns the realised gain of a period and the unrealised gain at its end, of the holding of that id or, without one, of all. */
export function gainsIn(history: TransferHistory, period: DayRange, holding?: string): Gains {
  const holdings = history.positions.filter(
    ({ place }) => place.kind === 'fund' && (holding === undefined || place.id === holding),
  );
  const sales = holdings.flatMap((position) => position.sales.filter((sale) => isWithin(sale, period)));
  const values = positionValues({ ...history, positions: holdings }, period.last);
  return {
    realised: sumOfAll(sales.map(({ gain }) => gain)),
    unrealised: sumOfAll(
      holdings.map((position, at) => subtractKnown(values[at], costOn(position, period.last, history.currency))),
    ),
  };
}
