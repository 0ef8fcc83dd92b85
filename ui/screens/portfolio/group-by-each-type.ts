import { type GroupType, groupHoldings, type HoldingGroup } from '../../../domain/holdings/view/group-holdings';
import { type TopWithOther, topWithOther } from '../../../domain/holdings/view/top-with-other';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';

/** The number of colours that the pie and the headings have. */
export const palette = 8;

export type PortfolioGroup = HoldingGroup<PortfolioHolding>;

/** The groups by value, and what the pie shows of them. */
type Grouping = { readonly groups: readonly PortfolioGroup[]; readonly parts: TopWithOther<PortfolioGroup> };

/** The holdings in every grouping, so that a chosen one is ready. */
export function groupByEachType(holdings: readonly PortfolioHolding[]): Readonly<Record<GroupType, Grouping>> {
  const by = (type: GroupType): Grouping => {
    const groups = groupHoldings(holdings, type);
    return { groups, parts: topWithOther(groups, palette) };
  };
  return {
    FUND_CODE: by('FUND_CODE'),
    FUND_CATEGORY: by('FUND_CATEGORY'),
    FUND_MARKET_TYPE: by('FUND_MARKET_TYPE'),
    FUND_BASE_CURRENCY: by('FUND_BASE_CURRENCY'),
  };
}
