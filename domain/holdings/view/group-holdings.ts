import { fundId } from '../../funds/finding/fund-listing';
import { groupBy } from '../../kernel/group-by';
import type { Holding } from '../holding';
import { sortHoldings } from './sort-holdings';
import { sumFigures, type FigureSums } from '../figures/sum-figures';

/** The ways to group a portfolio, the default first [PORT-33, OPEN-23]. */
export const groupTypes = ['FUND_CODE', 'FUND_CATEGORY', 'FUND_MARKET_TYPE', 'FUND_BASE_CURRENCY'] as const;

/** A way to group a portfolio [ENUM-15]. */
export type GroupType = (typeof groupTypes)[number];

/** Holdings that share a key, with the exact sums over those that have a value, as a portfolio's totals are [OPEN-65]. */
export type HoldingGroup<T extends Holding = Holding> = FigureSums & {
  readonly key: string;
  readonly holdings: readonly T[];
};

const keyOf: Record<GroupType, (fund: Holding['fund']) => string> = {
  // Several funds share a code: none is taken for another [ENT-29].
  FUND_CODE: fundId,
  FUND_CATEGORY: (fund) => fund.category,
  FUND_MARKET_TYPE: (fund) => fund.fundMarketType ?? '',
  FUND_BASE_CURRENCY: (fund) => fund.baseCurrency,
};

/** The holdings by their common key, most valuable group first; a missing market type is the key '' [PORT-04..07]. */
export function groupHoldings<T extends Holding>(holdings: readonly T[], by: GroupType): readonly HoldingGroup<T>[] {
  const keyOfFund = keyOf[by];
  const members = groupBy(holdings, ({ fund }) => keyOfFund(fund));
  return sortHoldings(
    [...members].map(([key, group]) => ({ key, holdings: group, ...sumFigures(group) })),
    'total-asset-value',
  );
}
