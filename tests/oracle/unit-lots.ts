import { type Exact, exact, least } from './exact';
import { grouped } from './posting';
import type { MovementFact, OrderFact } from './read-facts';

/** Units that came together and haven't left. */
export type Lot = Pick<MovementFact, 'date' | 'tradingType'> & { readonly units: Exact };

/** Returns what was left of the units of an order's place and fee type before an event of it moved any, the oldest first, lump sums before others of their day. */
export function lotsBefore(movements: readonly MovementFact[], order: OrderFact, sequence: number): readonly Lot[] {
  const own = movements.find((one) => one.order === order.id && one.sequence === sequence)?.id ?? Infinity;
  const earlier = movements.filter(
    (one) =>
      one.id < own &&
      one.account === order.account &&
      one.fund === order.fund &&
      one.paymentType === order.paymentType &&
      one.feeType === order.feeType,
  );
  const byWay = grouped(earlier, ({ tradingType }) => tradingType);
  const left = [...byWay.keys()].toSorted().flatMap((way) => lotsLeft(byWay.get(way) ?? []));
  return left.toSorted((one, other) => Number(one.date > other.date) - Number(one.date < other.date));
}

/** Units that leave are the oldest [TRADE-111, TRADE-126]. */
function lotsLeft(movements: readonly MovementFact[]): readonly Lot[] {
  let lots: Lot[] = [];
  for (const { kind, date, tradingType, units } of movements) {
    const moved = exact(units);
    if (kind === 'sell') lots = parted(lots, moved).left;
    else if (moved.gt(0)) lots.push({ date, tradingType, units: moved });
    // What a correction takes back came last.
    else lots = parted(lots.toReversed(), moved.neg()).left.toReversed();
  }
  return lots;
}

/** Parts the lots that so many units leave from, the oldest first, from what is left of all. */
export function parted(lots: readonly Lot[], units: Exact): { readonly taken: Lot[]; readonly left: Lot[] } {
  const taken: Lot[] = [];
  const left: Lot[] = [];
  let wanted = units;
  for (const lot of lots) {
    const part = least(lot.units, wanted);
    wanted = wanted.minus(part);
    if (part.gt(0)) taken.push({ ...lot, units: part });
    if (lot.units.gt(part)) left.push({ ...lot, units: lot.units.minus(part) });
  }
  return { taken, left };
}
