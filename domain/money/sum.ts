import { digitsAt, scaled, type Decimal } from './decimal';
import { powerOfTen } from './power-of-ten';

/** The exact sum of any number of decimals, with the places of the finest; zero for none. */
export function sum(values: readonly Decimal[]): Decimal {
  let digits = 0n;
  let scale = 0;
  for (const value of values) {
    if (value.scale > scale) {
      digits *= powerOfTen(value.scale - scale);
      scale = value.scale;
    }
    digits += digitsAt(value, scale);
  }
  return scaled(digits, scale);
}
