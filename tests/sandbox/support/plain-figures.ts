/** Exact fractions in plain BigInt, on purpose without a line of the domain: what the sandbox says is checked against them. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

const make = (numerator: bigint, denominator: bigint): Fraction =>
  denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };

/** Reads a decimal text. */
export function fraction(text: string): Fraction {
  const [whole = '', places = ''] = text.split('.');
  return make(BigInt(whole + places), 10n ** BigInt(places.length));
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  make(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, make(-b.numerator, b.denominator));
export const multiply = (a: Fraction, b: Fraction): Fraction =>
  make(a.numerator * b.numerator, a.denominator * b.denominator);
export const divide = (a: Fraction, b: Fraction): Fraction =>
  make(a.numerator * b.denominator, a.denominator * b.numerator);
export const zero = make(0n, 1n);

/** The text with so many places, ties away from zero. */
export function rounded({ numerator, denominator }: Fraction, places: number): string {
  const size = numerator < 0n ? -numerator : numerator;
  const digits = (size * 10n ** BigInt(places) * 2n + denominator) / (denominator * 2n);
  const text = digits.toString().padStart(places + 1, '0');
  const shown = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
  return numerator < 0n && digits !== 0n ? `-${shown}` : shown;
}

type Movement = { readonly kind: 'buy' | 'sell' | 'correction'; readonly units: string; readonly cost: string };

/** Units held and their moving average cost at ten places, by going through the movements one by one. */
export function position(movements: readonly Movement[]): { readonly units: Fraction; readonly average: Fraction } {
  let units = zero;
  let spent = zero;
  for (const movement of movements) {
    const moved = fraction(movement.units);
    if (movement.kind === 'sell') {
      spent = subtract(spent, multiply(divide(spent, units), moved));
      units = subtract(units, moved);
    } else {
      units = add(units, moved);
      spent = add(spent, fraction(movement.cost));
    }
  }
  return { units, average: fraction(rounded(divide(spent, units), 10)) };
}
