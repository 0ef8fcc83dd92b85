import type { Decimal } from '../money/decimal';
import { sumOf } from '../money/sum';
import type { Holding } from './holding';
import { sortHoldings } from './sort-holdings';

/** The ways to group a portfolio, the default first [PORT-33, OPEN-23]. */
export const groupTypes = ['FUND_CODE', 'FUND_CATEGORY', 'FUND_MARKET_TYPE', 'FUND_BASE_CURRENCY'] as const;

/** A way to group a portfolio [ENUM-15]. */
export type GroupType = (typeof groupTypes)[number];

/** Holdings that share a key, with the exact sums of the figures they have. */
export type HoldingGroup<T extends Holding = Holding> = {
  readonly key: string;
  readonly holdings: readonly T[];
  readonly marketValue: Decimal;
  readonly cost: Decimal;
  readonly profit: Decimal;
};

const keyOf: Record<GroupType, (fund: Holding['fund']) => string> = {
  FUND_CODE: (fund) => fund.code,
  FUND_CATEGORY: (fund) => fund.category,
  FUND_MARKET_TYPE: (fund) => fund.fundMarketType ?? '',
  FUND_BASE_CURRENCY: (fund) => fund.baseCurrency,
};

/** The holdings by their common key, most valuable group first; a missing market type is the key '' [PORT-04..07]. */
export function groupHoldings<T extends Holding>(holdings: readonly T[], by: GroupType): readonly HoldingGroup<T>[] {
  const members = new Map<string, T[]>();
  for (const holding of holdings) {
    const key = keyOf[by](holding.fund);
    const group = members.get(key);
    if (group === undefined) members.set(key, [holding]);
    else group.push(holding);
  }
  return sortHoldings(
    [...members].map(([key, group]) => withSums(key, group)),
    'total-asset-value',
  );
}

function withSums<T extends Holding>(key: string, holdings: readonly T[]): HoldingGroup<T> {
  return {
    key,
    holdings,
    marketValue: sumOf(holdings, (holding) => holding.marketValue),
    cost: sumOf(holdings, (holding) => holding.cost),
    profit: sumOf(holdings, (holding) => holding.profit),
  };
}
