import { isNegative, isZero, type Decimal } from '../../money/decimal';

/**
 * Returns true if a figure is below zero [HOLD-06, CONFLICT-48], else false if one is above [HOLD-07], else undefined
 * [HOLD-08].
 */
export function isLoss(figures: {
  readonly profit?: Decimal | undefined;
  readonly returnPercent?: Decimal | undefined;
}): boolean | undefined {
  const known = [figures.profit, figures.returnPercent].filter((figure) => figure !== undefined);
  if (known.some(isNegative)) return true;
  return known.every(isZero) ? undefined : false;
}
