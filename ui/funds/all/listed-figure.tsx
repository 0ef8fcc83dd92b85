import { formatNumber, formatPercentFigure } from '../../../domain/formatting/format-number';
import type { FigureOrder } from '../../../domain/funds/finding/sort-funds';
import type { Decimal } from '../../../domain/money/decimal';
import { NoFigure, Performance } from '../fund-facts';

type ListedFigureProps = { readonly order: FigureOrder; readonly figure: Decimal | undefined };

/** A figure of the list, as its column states it: a charge or yield in percent, a size in whole units, any other as a performance. */
export function ListedFigure({ order, figure }: ListedFigureProps) {
  if (figure === undefined) return <NoFigure />;
  if (order === 'charge' || order === 'yield') return formatPercentFigure(figure);
  if (order === 'size') return formatNumber(figure, { precision: 0 });
  return <Performance percent={figure} />;
}
