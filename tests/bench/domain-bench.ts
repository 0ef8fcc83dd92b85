import { formatNumber } from '../../domain/formatting/format-number';
import { groupHoldings } from '../../domain/holdings/view/group-holdings';
import type { Holding } from '../../domain/holdings/holding';
import { sortHoldings } from '../../domain/holdings/view/sort-holdings';
import { summarise } from '../../domain/holdings/figures/summarise';
import { decimal } from '../builders/decimal';
import { race, reportRatio } from './measure';

/** A holding of the same shape, its figures floats. */
type FloatHolding = {
  readonly fund: { readonly category: string };
  readonly marketValue?: number;
  readonly cost?: number;
  readonly profit?: number;
};

/** P7 and P8: the exact domain beside the plainest code that does the same in floats, in one process. */
export function benchDomain(): void {
  const texts = Array.from({ length: 10_000 }, (_, index) => amount(index));
  const holdings = texts.map(exactHolding);
  const floats = texts.map(floatHolding);
  const exact = (): unknown => [
    groupHoldings(holdings, 'FUND_CATEGORY').map((group) => sortHoldings(group.holdings, 'profit')),
    summarise(holdings),
  ];
  const plain = (): unknown => [groupFloats(floats), totalFloats(floats)];
  reportRatio('P7', 'regroup, sort and sum 10,000 holdings : plain float loop', race(exact, plain), 1.5);

  const intl = new Intl.NumberFormat('zh-HK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const ours = (): unknown => texts.map((text) => formatNumber(text, { precision: 2 }));
  // Intl keeps every digit of a text, which its type doesn't say of a string.
  const theirs = (): unknown => texts.map((text) => intl.format(text as `${number}`));
  reportRatio('P8', 'format 10,000 figures : cached Intl', race(ours, theirs), 1.05);
}

/** Figures of two to twelve digits with two places, always the same ones. */
function amount(index: number): string {
  const digits = (BigInt(index + 1) * 6_364_136_223_846_793n) % 10n ** BigInt(3 + (index % 10));
  const text = digits.toString().padStart(3, '0');
  return `${index % 3 === 0 ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}

function exactHolding(text: string, index: number): Holding {
  const fund = {
    code: `F${String(index)}`,
    category: String(index % 12),
    fundMarketType: undefined,
    baseCurrency: 'USD',
  };
  return {
    fund,
    marketValue: decimal(text),
    cost: decimal(text),
    profit: decimal(text),
    returnPercent: decimal('1.5'),
  };
}

function floatHolding(text: string, index: number): FloatHolding {
  const value = Number(text);
  const fund = { category: String(index % 12) };
  return { fund, marketValue: value, cost: value, profit: value };
}

function groupFloats(holdings: readonly FloatHolding[]): unknown {
  const groups = new Map<string, FloatHolding[]>();
  for (const holding of holdings) {
    const group = groups.get(holding.fund.category);
    if (group === undefined) groups.set(holding.fund.category, [holding]);
    else group.push(holding);
  }
  return [...groups]
    .map(([key, group]) => ({ key, ...totalFloats(group), holdings: [...group].sort(byProfit) }))
    .sort((a, b) => b.marketValue - a.marketValue);
}

function byProfit(a: FloatHolding, b: FloatHolding): number {
  if (a.profit === undefined || b.profit === undefined)
    return Number(a.profit === undefined) - Number(b.profit === undefined);
  return b.profit - a.profit;
}

function totalFloats(holdings: readonly FloatHolding[]): { marketValue: number; cost: number; profit: number } {
  const total = { marketValue: 0, cost: 0, profit: 0 };
  for (const holding of holdings) {
    total.marketValue += holding.marketValue ?? 0;
    total.cost += holding.cost ?? 0;
    total.profit += holding.profit ?? 0;
  }
  return total;
}
