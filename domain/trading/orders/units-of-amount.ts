import { minorUnitScale } from '../../money/currency';
import { compare, type Decimal, multiply, scaled, subtract } from '../../money/decimal';
import { round } from '../../money/rounding';

/** The units of a holding that can leave it, and their worth. */
type LeavingHolding = {
  readonly available: Decimal;
  /** The places that units are sold with. */
  readonly places: number;
  /** The worth of all available units, rounded as it is shown; undefined where no price tells it. */
  readonly worth: Decimal | undefined;
};

/** Returns the value of units as it is shown, in whole minor units. */
export const shownWorth = (value: Decimal, currency: string): Decimal =>
  round(value, minorUnitScale(currency), 'half-up');

/** Returns what units are worth at a price, as it is shown. */
export const worthOf = (units: Decimal, at: { readonly price: Decimal; readonly currency: string }): Decimal =>
  shownWorth(multiply(units, at.price), at.currency);

/**
 * Returns the units that leave for an amount: those that it is estimated to buy, rounded down to their places. They are
 * all that are available where the amount is what all of them are shown to be worth, and where they are one last place
 * more; undefined where the amount buys none and isn't the worth of all [ORDQ-03].
 */
export function unitsOfAmount(
  amount: Decimal,
  estimated: Decimal | undefined,
  holding: LeavingHolding,
): Decimal | undefined {
  const { available, places, worth } = holding;
  if (worth && compare(amount, worth) === 0) return available;
  if (estimated === undefined) return undefined;
  const units = round(estimated, places, 'down');
  const isAbove = compare(units, available) > 0;
  return isAbove && compare(subtract(units, scaled(1n, places)), available) <= 0 ? available : units;
}
