import { compare, type Decimal, parseDecimal, scaled } from './decimal';

/** The largest amount, or number of units, that a client can state anywhere; more is a slip of the hand or an attack [OPEN-58]. */
const largestFigure = scaled(999_999_999_999n);

/** Returns true if a figure is larger than any that a client can state [OPEN-58]. */
export const isTooLarge = (figure: Decimal): boolean => compare(figure, largestFigure) > 0;

/** Returns true if a text is a figure that a client can state: wire decimal from zero up to the largest [OPEN-58]. */
export function isStatedFigure(text: string): boolean {
  const figure = parseDecimal(text);
  return figure.ok && figure.value.digits >= 0n && !isTooLarge(figure.value);
}
