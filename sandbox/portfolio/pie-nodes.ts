import { type GroupType, groupHoldings } from '../../domain/holdings/view/group-holdings';
import type { Language } from '../../domain/language';
import { minorUnitScale } from '../../domain/money/currency';
import { percentOf } from '../../domain/money/percent-of';
import { holdingGroupName } from './group-name';
import type { ValuedHolding } from './valued-holding';
import { wireText } from './wire-figures';

/** The portfolio's groups with their sums, the most valuable first [ENT-10, PORT-04..07]; `qty` counts the holdings. Written out: groups can be as many as funds. */
export function pieNodes(
  holdings: readonly ValuedHolding[],
  query: { readonly groupType: GroupType; readonly currency: string; readonly language: Language },
) {
  const { groupType, currency, language } = query;
  const precision = minorUnitScale(currency);
  return groupHoldings(
    holdings.map((holding) => groupable(holding, currency)),
    groupType,
  ).map(({ key, holdings: members, marketValue, cost, profit }) => {
    const first = members[0];
    const value = first === undefined ? key : holdingGroupName(first.row, groupType, language);
    return {
      nodeInfo: { code: key, value },
      marketValue: wireText(marketValue),
      marketValuePrecision: precision,
      cost: wireText(cost),
      costPrecision: precision,
      profit: wireText(profit),
      profitPrecision: precision,
      returnPercent: wireText(profit && cost && percentOf(profit, cost)),
      returnPercentPrecision: 2,
      label: value,
      qty: String(members.length),
      qtyPrecision: 0,
    };
  });
}

function groupable(holding: ValuedHolding, currency: string) {
  const { row, returnPercent } = holding;
  const { code, category, marketType, baseCurrency } = row.fund;
  const fund = { code, category, baseCurrency, fundMarketType: marketType ?? undefined };
  return { row, fund, returnPercent, ...holding.figuresIn(currency) };
}
