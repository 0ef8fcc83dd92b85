import type { TFunction } from 'i18next';
import type { HoldingGroup } from '../../../domain/holdings/group-holdings';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { groupName } from './group-name';
import type { PortfolioViewModel } from './portfolio-view-model';

export type GroupTableRow = {
  readonly kind: 'group';
  readonly key: string;
  readonly name: string;
  /** 1 to 8, the same place in the palette as in the pie. */
  readonly colour: number;
  readonly group: HoldingGroup<PortfolioHolding>;
};

export type TableRow =
  GroupTableRow | { readonly kind: 'holding'; readonly key: string; readonly holding: PortfolioHolding };

const palette = 8;

/** The table's rows from top to bottom: each group's heading with its subtotal, then its holdings; by fund, holdings alone. */
export function tableRows(t: TFunction, view: PortfolioViewModel): readonly TableRow[] {
  if (view.groupedBy === 'FUND_CODE' || view.serverParts) return view.rows.map(holdingRow);
  const places = new Map(view.slices.map((group, place) => [group.key, Math.min(place, palette - 1) + 1]));
  return view.groups.flatMap((group) => [
    {
      kind: 'group' as const,
      key: `group ${group.key}`,
      name: groupName(t, view.groupedBy, group),
      colour: places.get(group.key) ?? palette,
      group,
    },
    ...group.holdings.map(holdingRow),
  ]);
}

function holdingRow(holding: PortfolioHolding): TableRow {
  return { kind: 'holding', key: holding.id, holding };
}
