import { fundKey } from '../funds/finding/fund-listing';
import { groupBy } from '../kernel/group-by';
import type { Decimal } from '../money/decimal';
import { sumOfAll } from '../money/sum';
import type { HeldFund, PortfolioHolding } from './portfolio-holding';

/** A fund that a client holds, and what its holdings are worth together in the viewing currency; undefined where the worth of one isn't known. */
export type HeldFundWorth = { readonly fund: HeldFund; readonly worth: Decimal | undefined };

/** Returns the funds of holdings, each once, in the order of their first holdings [ENT-09]. */
export function heldFunds(
  holdings: readonly Pick<PortfolioHolding, 'fund' | 'marketValue'>[],
): readonly HeldFundWorth[] {
  const groups = groupBy(holdings, ({ fund }) => fundKey(fund));
  return Array.from(groups.values()).flatMap((group) => {
    const worth = sumOfAll(group.map(({ marketValue }) => marketValue));
    return group.slice(0, 1).map(({ fund }) => ({ fund, worth }));
  });
}
