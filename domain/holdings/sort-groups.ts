import { percentOf } from '../money/percent-of';
import type { HoldingGroup } from './group-holdings';
import type { Holding } from './holding';
import { sortHoldings } from './sort-holdings';
import type { SortOption } from './sort-option';

/** The groups by their own figure and each group's holdings by theirs, highest first; sums stay with their group [PORT-38]. */
export function sortGroups<T extends Holding>(
  groups: readonly HoldingGroup<T>[],
  by: SortOption,
): readonly HoldingGroup<T>[] {
  const rows = groups.map((group) => ({
    group: { ...group, holdings: sortHoldings(group.holdings, by) },
    marketValue: group.marketValue,
    profit: group.profit,
    returnPercent: percentOf(group.profit, group.cost),
  }));
  return sortHoldings(rows, by).map(({ group }) => group);
}
