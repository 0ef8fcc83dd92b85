import { type GroupType, groupHoldings } from '../../domain/holdings/group-holdings';
import { summarise } from '../../domain/holdings/summarise';
import type { Language } from '../../domain/language';
import { scaled } from '../../domain/money/decimal';
import { groupName } from './group-name';
import { scaleOf, type ValuedHolding } from './valued-holding';
import { wireFigure } from './wire-figures';

/** The portfolio's groups with their sums, the most valuable first [ENT-10, PORT-04..07]; `qty` counts the holdings. */
export function pieNodes(
  holdings: readonly ValuedHolding[],
  asked: { readonly groupType: GroupType; readonly currency: string; readonly language: Language },
) {
  const { groupType, currency, language } = asked;
  const precision = scaleOf(currency);
  return groupHoldings(
    holdings.map((holding) => groupable(holding, currency)),
    groupType,
  ).map(({ key, holdings: members }) => {
    const summary = summarise(members);
    const valued = summary.withoutValue < summary.count;
    const first = members[0];
    const value = first === undefined ? key : groupName(first.row, groupType, language);
    return {
      nodeInfo: { code: key, value },
      ...wireFigure('marketValue', valued ? summary.marketValue : undefined, precision),
      ...wireFigure('cost', valued ? summary.cost : undefined, precision),
      ...wireFigure('profit', valued ? summary.profit : undefined, precision),
      ...wireFigure('returnPercent', valued ? summary.returnPercent : undefined, 2),
      label: value,
      ...wireFigure('qty', scaled(BigInt(summary.count)), 0),
    };
  });
}

function groupable(holding: ValuedHolding, currency: string) {
  const { row, returnPercent } = holding;
  const { code, category, marketType, baseCurrency } = row.fund;
  const fund = { code, category, baseCurrency, fundMarketType: marketType ?? undefined };
  return { row, fund, returnPercent, ...holding.figuresIn(currency) };
}
