import { brand, type Brand } from '../kernel/brand';
import { err, ok, type Result } from '../kernel/result';
import { powerOfTen } from './power-of-ten';

/** An exact decimal number, `digits / 10^scale`; never a float. */
export type Decimal = Brand<{ readonly digits: bigint; readonly scale: number }, 'Decimal'>;

const grammar = /^-?\d{1,30}(?:\.\d{1,18})?$/;

/** The decimal `digits / 10^scale`, for constants and whole numbers; `scale` is a whole number from 0. */
export const scaled = (digits: bigint, scale = 0): Decimal => brand({ digits, scale });

/** Zero, without decimal places. */
export const zero: Decimal = scaled(0n);

/**
 * Returns true if a text is a wire decimal: at most 30 digits before and 18 after the point, no exponent, separator or
 * sign but `-`.
 */
export const isDecimalText = (text: string): boolean => typeof text === 'string' && grammar.test(text);

/** Reads a wire decimal; a text of any other form isn't guessed at. */
export function parseDecimal(text: string): Result<Decimal, 'not-a-number'> {
  if (!isDecimalText(text)) return err('not-a-number');
  const point = text.indexOf('.');
  if (point < 0) return ok(scaled(BigInt(text)));
  return ok(scaled(BigInt(text.slice(0, point) + text.slice(point + 1)), text.length - point - 1));
}

/** The canonical text of a decimal: no exponent, no leading zeros, no sign on zero, all its decimal places. */
export function toText({ digits, scale }: Decimal): string {
  if (scale === 0) return digits.toString();
  const text = digits
    .toString()
    .replace('-', '')
    .padStart(scale + 1, '0');
  return `${digits < 0n ? '-' : ''}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

/** The exact sum of two decimals. */
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return scaled(digitsAt(a, scale) + digitsAt(b, scale), scale);
}

/** The same amount with the opposite sign. */
export const negate = (value: Decimal): Decimal => scaled(-value.digits, value.scale);

/** The exact difference of two decimals. */
export const subtract = (a: Decimal, b: Decimal): Decimal => add(a, negate(b));

/** The exact product of two decimals, with the places of both. */
export const multiply = (a: Decimal, b: Decimal): Decimal => scaled(a.digits * b.digits, a.scale + b.scale);

/** Orders two decimals by value, whatever their places. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const ofA = digitsAt(a, b.scale);
  const ofB = digitsAt(b, a.scale);
  if (ofA < ofB) return -1;
  return ofA > ofB ? 1 : 0;
}

/** Returns true if a decimal is below zero. */
export const isNegative = (value: Decimal): boolean => value.digits < 0n;

/** Returns true if a decimal is zero, whatever its places. */
export const isZero = (value: Decimal): boolean => value.digits === 0n;

/** The digits of a decimal written with `scale` places, or with its own if those are more. */
export function digitsAt(value: Decimal, scale: number): bigint {
  return value.scale >= scale ? value.digits : value.digits * powerOfTen(scale - value.scale);
}
