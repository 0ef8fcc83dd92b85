import { assertNever } from '../kernel/assert-never';
import { err, ok, type Result } from '../kernel/result';
import { scaled, type Decimal } from './decimal';
import { powerOfTen } from './power-of-ten';

/** The rounding modes: half-up and up go away from zero, down goes toward zero, half-even to the even digit. */
export type Rounding = 'half-up' | 'half-even' | 'down' | 'up';

/** The value with exactly `scale` places: rounded when it has more, padded when it has fewer. */
export function round(value: Decimal, scale: number, rounding: Rounding): Decimal {
  const places = wholePlaces(scale);
  if (value.scale === places) return value;
  if (value.scale < places) return scaled(value.digits * powerOfTen(places - value.scale), places);
  return scaled(quotient(value.digits, powerOfTen(value.scale - places), rounding), places);
}

/** The quotient of two decimals, rounded once to `scale` places. */
export function divide(a: Decimal, b: Decimal, scale: number, rounding: Rounding): Result<Decimal, 'division-by-zero'> {
  if (b.digits === 0n) return err('division-by-zero');
  const places = wholePlaces(scale);
  const numerator = a.digits * powerOfTen(places + b.scale);
  return ok(scaled(quotient(numerator, b.digits * powerOfTen(a.scale), rounding), places));
}

/** Returns one of a number of equal parts of a value, at least one part, rounded once to `scale` places. */
export function equalShare(value: Decimal, parts: number, scale: number, rounding: Rounding): Decimal {
  const places = wholePlaces(scale);
  const denominator = BigInt(Math.max(1, Math.trunc(parts))) * powerOfTen(value.scale);
  return scaled(quotient(value.digits * powerOfTen(places), denominator, rounding), places);
}

function quotient(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const whole = numerator / denominator;
  const remainder = numerator % denominator;
  if (remainder === 0n) return whole;
  const away = numerator < 0n === denominator < 0n ? whole + 1n : whole - 1n;
  switch (rounding) {
    case 'down':
      return whole;
    case 'up':
      return away;
    case 'half-up':
      return compareToHalf(remainder, denominator) < 0 ? whole : away;
    case 'half-even': {
      const half = compareToHalf(remainder, denominator);
      return half < 0 || (half === 0 && whole % 2n === 0n) ? whole : away;
    }
    default:
      return assertNever(rounding);
  }
}

function compareToHalf(remainder: bigint, denominator: bigint): number {
  const doubled = magnitude(remainder) * 2n;
  const size = magnitude(denominator);
  if (doubled < size) return -1;
  return doubled > size ? 1 : 0;
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

// A precision can come from the wire, so an odd one must not throw or fill the memory.
const wholePlaces = (scale: number): number => Math.min(100, Math.max(0, Math.trunc(scale) || 0));
