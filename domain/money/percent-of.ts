import { multiply, scaled, type Decimal } from './decimal';
import { divide } from './rounding';

const hundred = scaled(100n);

/** A part of a whole in percent, ten places half-up; undefined for a whole of zero. */
export function percentOf(part: Decimal, whole: Decimal): Decimal | undefined {
  const percent = divide(multiply(part, hundred), whole, 10, 'half-up');
  return percent.ok ? percent.value : undefined;
}
