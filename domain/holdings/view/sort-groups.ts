import type { Decimal } from '../../money/decimal';
import { sortByFigure, type SortDirection } from '../../money/sort-by-figure';
import { percentOf } from '../../money/percent-of';
import type { HoldingGroup } from './group-holdings';
import type { Holding } from '../holding';
import { sortHoldings } from './sort-holdings';
import type { SortOption } from './sort-option';
import type { FigureSums } from '../figures/sum-figures';

const figureOf: Record<SortOption, (sums: FigureSums) => Decimal | undefined> = {
  'total-asset-value': ({ marketValue }) => marketValue,
  profit: ({ profit }) => profit,
  'return-rate': ({ profit, cost }) => profit && cost && percentOf(profit, cost),
};

/** The groups by their own figure and each group's holdings by theirs, highest first unless the lowest is wanted, those without it last; sums stay with their group [PORT-38, OPEN-28]. */
export function sortGroups<T extends Holding>(
  groups: readonly HoldingGroup<T>[],
  by: SortOption,
  direction: SortDirection = 'descending',
): readonly HoldingGroup<T>[] {
  const sorted = groups.map((group) => ({ ...group, holdings: sortHoldings(group.holdings, by, direction) }));
  return sortByFigure(sorted, figureOf[by], direction);
}
