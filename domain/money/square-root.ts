import { type Decimal, scaled } from './decimal';
import { round } from './rounding';

/** Returns the square root of a value with so many places, rounded down; zero of a value below zero. */
export const squareRoot = (value: Decimal, places: number): Decimal =>
  scaled(wholeRoot(round(value, places * 2, 'down').digits), places);

/** The largest whole number whose square isn't above another, by Newton's method from above. */
function wholeRoot(square: bigint): bigint {
  if (square <= 0n) return 0n;
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
