import { multiply, scaled, type Decimal } from './decimal';
import { divide } from './rounding';

const hundred = scaled(100n);
const hundredth = scaled(1n, 2);

/** So many percent of a figure, exact. */
export const toFraction = (whole: Decimal, percent: Decimal): Decimal => multiply(multiply(whole, percent), hundredth);

/** A part of a whole in percent, ten places half-up; undefined for a whole of zero. */
export function percentOf(part: Decimal, whole: Decimal): Decimal | undefined {
  const percent = divide(multiply(part, hundred), whole, 10, 'half-up');
  return percent.ok ? percent.value : undefined;
}
