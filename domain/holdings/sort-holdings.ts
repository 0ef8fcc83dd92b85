import { compare, type Decimal } from '../money/decimal';
import type { SortableFigures } from './holding';

/** The ways to order holdings, the default first [PORT-35..37]. */
export const sortOptions = ['total-asset-value', 'profit', 'return-rate'] as const;

/** A figure to order holdings by [PORT-35..37]. */
export type SortOption = (typeof sortOptions)[number];

const byFigure: Record<SortOption, (a: SortableFigures, b: SortableFigures) => number> = {
  'total-asset-value': (a, b) => highestFirst(a.marketValue, b.marketValue),
  profit: (a, b) => highestFirst(a.profit, b.profit),
  'return-rate': (a, b) => highestFirst(a.returnPercent, b.returnPercent),
};

/** The rows with the highest figure first, equal ones in the order given, those without it last [PORT-38, SHAPE-12, OPEN-28]. */
export const sortHoldings = <T extends SortableFigures>(rows: readonly T[], by: SortOption): readonly T[] =>
  [...rows].sort(byFigure[by]);

function highestFirst(a: Decimal | undefined, b: Decimal | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compare(b, a);
}
