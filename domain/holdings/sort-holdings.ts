import { compare } from '../money/decimal';
import type { SortableFigures } from './holding';

/** The ways to order holdings, the default first [PORT-35..37]. */
export const sortOptions = ['total-asset-value', 'profit', 'return-rate'] as const;

/** A figure to order holdings by [PORT-35..37]. */
export type SortOption = (typeof sortOptions)[number];

const figureOf = {
  'total-asset-value': 'marketValue',
  profit: 'profit',
  'return-rate': 'returnPercent',
} as const satisfies Record<SortOption, keyof SortableFigures>;

/** The rows with the highest figure first, equal ones in the order given, those without it last [PORT-38, SHAPE-12, OPEN-28]. */
export function sortHoldings<T extends SortableFigures>(rows: readonly T[], by: SortOption): readonly T[] {
  const figure = figureOf[by];
  return [...rows].sort((first, second) => {
    const a = first[figure];
    const b = second[figure];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return compare(b, a);
  });
}
