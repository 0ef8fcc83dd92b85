import { compare, type Decimal, multiply, scaled, zero } from '../money/decimal';

const two = scaled(2n);

/** Tells whether a chart needs a scale that doesn't begin at zero: every figure lies in the upper half of one that does. A chart that has one says so. */
export function needsCutScale(figures: readonly Decimal[]): boolean {
  const highest = figures.reduce((most, figure) => (compare(figure, most) > 0 ? figure : most), zero);
  return figures.length > 0 && figures.every((figure) => compare(multiply(figure, two), highest) > 0);
}
