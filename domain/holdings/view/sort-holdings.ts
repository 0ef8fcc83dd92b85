import type { Decimal } from '../../money/decimal';
import { sortByFigure, type SortDirection } from '../../money/sort-by-figure';
import type { SortableFigures } from '../holding';
import type { SortOption } from './sort-option';

const figureOf: Record<SortOption, (row: SortableFigures) => Decimal | undefined> = {
  'total-asset-value': (row) => row.marketValue,
  profit: (row) => row.profit,
  'return-rate': (row) => row.returnPercent,
};

/** The rows with the highest figure first unless the lowest is wanted, equal ones in the order given, those without it last [PORT-38, SHAPE-12, OPEN-28]. */
export const sortHoldings = <T extends SortableFigures>(
  rows: readonly T[],
  by: SortOption,
  direction: SortDirection = 'descending',
): readonly T[] => sortByFigure(rows, figureOf[by], direction);
