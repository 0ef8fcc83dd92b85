/** Exact fractions in plain BigInt, on purpose without a line of the domain: what the sandbox says is checked against them. */
export type Fraction = { readonly over: bigint; readonly under: bigint };

const make = (over: bigint, under: bigint): Fraction => (under < 0n ? { over: -over, under: -under } : { over, under });

/** Reads a decimal text. */
export function fraction(text: string): Fraction {
  const [whole = '', places = ''] = text.split('.');
  return make(BigInt(whole + places), 10n ** BigInt(places.length));
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  make(a.over * b.under + b.over * a.under, a.under * b.under);
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, make(-b.over, b.under));
export const times = (a: Fraction, b: Fraction): Fraction => make(a.over * b.over, a.under * b.under);
export const per = (a: Fraction, b: Fraction): Fraction => make(a.over * b.under, a.under * b.over);
export const nought = make(0n, 1n);

/** The text with so many places, ties away from zero. */
export function rounded({ over, under }: Fraction, places: number): string {
  const size = over < 0n ? -over : over;
  const digits = (size * 10n ** BigInt(places) * 2n + under) / (under * 2n);
  const text = digits.toString().padStart(places + 1, '0');
  const shown = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
  return over < 0n && digits !== 0n ? `-${shown}` : shown;
}

type Movement = { readonly kind: 'buy' | 'sell'; readonly units: string; readonly cost: string };

/** Units held and their moving average cost at ten places, by going through the movements one by one. */
export function position(movements: readonly Movement[]): { readonly units: Fraction; readonly average: Fraction } {
  let units = nought;
  let spent = nought;
  for (const movement of movements) {
    const moved = fraction(movement.units);
    if (movement.kind === 'buy') {
      units = plus(units, moved);
      spent = plus(spent, fraction(movement.cost));
    } else {
      spent = minus(spent, times(per(spent, units), moved));
      units = minus(units, moved);
    }
  }
  return { units, average: fraction(rounded(per(spent, units), 10)) };
}
