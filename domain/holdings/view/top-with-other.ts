import { compare, type Decimal, isNegative, isZero, zero } from '../../money/decimal';
import { sum } from '../../money/sum';

type ValuedPart = { readonly marketValue?: Decimal | undefined };

/** Parts one by one, and what all others are worth together; undefined where there are no others. */
export type TopWithOther<T> = { readonly shown: readonly T[]; readonly other: Decimal | undefined };

/**
 * Returns the parts with a value above zero, at most so many; the last of them is the sum of all others. The parts come
 * in the order of their value [PORT-02].
 */
export function topWithOther<T extends ValuedPart>(parts: readonly T[], most: number): TopWithOther<T> {
  const valuable = parts.filter(({ marketValue }) => marketValue && !isZero(marketValue) && !isNegative(marketValue));
  if (valuable.length <= most) return { shown: valuable, other: undefined };
  const rest = valuable.slice(most - 1).map(({ marketValue = zero }) => marketValue);
  return { shown: valuable.slice(0, most - 1), other: sum(rest) };
}

/** Returns true if the others together are worth more than all parts that are shown one by one. */
export function isDominatedByOther({ shown, other = zero }: TopWithOther<ValuedPart>): boolean {
  return compare(other, sum(shown.map(({ marketValue = zero }) => marketValue))) > 0;
}
