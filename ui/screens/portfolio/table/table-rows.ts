import type { GroupType } from '../../../../domain/holdings/view/group-holdings';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { palette, type PortfolioGroup } from '../group-by-each-type';
import type { PortfolioViewModel } from '../portfolio-view-model';

export type GroupTableRow = {
  readonly kind: 'group';
  /** 1 to 8, the same place in the palette as in the pie. */
  readonly colour: number;
  readonly groupedBy: GroupType;
  readonly group: PortfolioGroup;
};

type HoldingTableRow = {
  readonly kind: 'holding';
  readonly holding: PortfolioHolding;
  /** True beneath a heading. */
  readonly isPart: boolean;
};

export type TableRow = GroupTableRow | HoldingTableRow;

/**
 * The table's rows from top to bottom: one list, or broken down into groups, each with its heading, its subtotal and its
 * holdings [PORT-34, PORT-42, PORT-43]. A fund held in one line only is its own part and needs no heading.
 */
export function tableRows(view: PortfolioViewModel): readonly TableRow[] {
  if (view.mode === 'DEFAULT' || view.query.serverParts) return view.rows.map(alone);
  const { groupedBy } = view.query;
  const colours = new Map(view.slices.flatMap(({ holdings }, place) => holdings.map(({ id }) => [id, place + 1])));
  return view.groups.flatMap((group) => {
    if (groupedBy === 'FUND_CODE' && group.holdings.length === 1) return group.holdings.map(alone);
    return [
      {
        kind: 'group' as const,
        colour: Math.min(colours.get(group.holdings[0]?.id ?? '') ?? palette, palette),
        groupedBy,
        group,
      },
      ...group.holdings.map(beneath),
    ];
  });
}

const holdingRow = (holding: PortfolioHolding, isPart: boolean): TableRow => ({
  kind: 'holding',
  holding,
  isPart,
});
const alone = (holding: PortfolioHolding): TableRow => holdingRow(holding, false);
const beneath = (holding: PortfolioHolding): TableRow => holdingRow(holding, true);
