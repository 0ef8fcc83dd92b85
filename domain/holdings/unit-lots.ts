import { compare, isNegative, isZero, negate, subtract, zero, type Decimal } from '../money/decimal';
import type { FeeType } from '../funds/fee-type';

/** Units that came into a holding together: on a day, bearing one type of fee. */
export type UnitLot = { readonly date: string; readonly feeType: FeeType; readonly units: Decimal };

/** The ways in which units of a holding move: they are bought, they leave, or a purchase brought more or, below zero, less once its price was corrected. */
export const movementKinds = ['buy', 'sell', 'correction'] as const;

/** One of them. */
export type MovementKind = (typeof movementKinds)[number];

/** Units that came into a holding, or left it. */
export type UnitMovement = UnitLot & { readonly kind: MovementKind };

/** The units that leave: so many, of any fee type or of one alone. */
export type UnitsToTake = { readonly units: Decimal; readonly feeType?: FeeType | undefined };

/**
 * Returns the lots left after movements in their order: units that leave are the oldest of their fee type, units that a
 * correction takes back the latest [TRADE-111, TRADE-126].
 */
export const lotsLeft = (movements: readonly UnitMovement[]): readonly UnitLot[] =>
  movements.reduce<readonly UnitLot[]>((lots, { kind, ...lot }) => {
    if (kind === 'sell') return takeOldest(lots, lot).left;
    if (!isNegative(lot.units)) return [...lots, lot];
    return takeOldest(lots.toReversed(), { ...lot, units: negate(lot.units) }).left.toReversed();
  }, []);

/** The units that leave, the oldest first and as many as there are, and what is left of the lots; never less than no units [TRADE-111, TRADE-126]. */
export function takeOldest<Lot extends UnitLot>(
  lots: readonly Lot[],
  { units, feeType }: UnitsToTake,
): { readonly taken: readonly Lot[]; readonly left: readonly Lot[] } {
  let remaining = units;
  const taken: Lot[] = [];
  const left: Lot[] = [];
  for (const lot of lots) {
    const leaves = feeType === undefined || feeType === lot.feeType ? partOf(lot, remaining) : zero;
    const stays = subtract(lot.units, leaves);
    remaining = subtract(remaining, leaves);
    if (!isZero(leaves)) taken.push({ ...lot, units: leaves });
    if (!isZero(stays)) left.push({ ...lot, units: stays });
  }
  return { taken, left };
}

function partOf({ units }: UnitLot, remaining: Decimal): Decimal {
  if (compare(remaining, zero) <= 0) return zero;
  return compare(remaining, units) < 0 ? remaining : units;
}
