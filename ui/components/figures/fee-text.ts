import { formatPercentFigure } from '../../../domain/formatting/format-number';
import { compare, type Decimal } from '../../../domain/money/decimal';
import type { FeeRange } from '../../../domain/fees/by-tier/single-purchase-fee';

/** A fee with all its places, as `0.58%`, or from the least to the most, as `0.6% - 1.2%` [TIER-34, CONFLICT-23]. */
export function feeText({ min, max }: FeeRange): string {
  return compare(min, max) === 0 ? percent(min) : `${percent(min)} - ${percent(max)}`;
}

const percent = (figure: Decimal): string => formatPercentFigure(figure, figure.scale);
