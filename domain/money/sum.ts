import { digitsAt, scaled, type Decimal } from './decimal';
import { powerOfTen } from './power-of-ten';

/** The exact sum of any number of decimals, with the places of the finest; zero for none. */
export const sum = (values: readonly Decimal[]): Decimal => sumOf(values, (value) => value);

/** The exact sum of one figure of many rows, those without it left out. */
export function sumOf<T>(rows: readonly T[], figureOf: (row: T) => Decimal | undefined): Decimal {
  let digits = 0n;
  let scale = 0;
  for (const row of rows) {
    const value = figureOf(row);
    if (value === undefined) continue;
    if (value.scale > scale) {
      digits *= powerOfTen(value.scale - scale);
      scale = value.scale;
    }
    digits += digitsAt(value, scale);
  }
  return scaled(digits, scale);
}
