import { digitsAt, scaled, type Decimal } from './decimal';
import { powerOfTen } from './power-of-ten';

/** The exact sum of any number of decimals, with the places of the finest; zero for none. */
export function sum(values: readonly Decimal[]): Decimal {
  let digits = 0n;
  let scale = 0;
  for (const value of values) {
    if (value.scale === scale) digits += value.digits;
    else [digits, scale] = addAtFinerScale(digits, scale, value);
  }
  return scaled(digits, scale);
}

/** Adds a figure to a sum of so many places; the new sum has the places of the finer. */
export function addAtFinerScale(digits: bigint, scale: number, value: Decimal): readonly [bigint, number] {
  const finer = Math.max(scale, value.scale);
  return [digits * powerOfTen(finer - scale) + digitsAt(value, finer), finer];
}

/** The exact sum of amounts, undefined where one of them isn't known. */
export function sumOfAll(amounts: readonly (Decimal | undefined)[]): Decimal | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === amounts.length ? sum(known) : undefined;
}
