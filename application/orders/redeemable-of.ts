import type { PortfolioHolding } from '../../domain/holdings/portfolio-holding';
import { compare } from '../../domain/money/decimal';
import { sum } from '../../domain/money/sum';
import type { RedeemableHolding } from '../ports/orders/order-checks';

/** What of a holding can be redeemed: the row that states its units, else all rows of its fund, account and currency together; undefined where nothing can be [TRADE-19, TRADE-20, TRADE-111]. */
export function redeemableOf(
  { accountNo, fund, settlementCurrency, units }: PortfolioHolding,
  redeemable: readonly RedeemableHolding[],
): RedeemableHolding | undefined {
  const rows = redeemable.filter(
    (row) => row.accountNo === accountNo && row.fundCode === fund.code && row.currency === settlementCurrency,
  );
  const same = rows.find(({ total }) => units !== undefined && compare(total, units) === 0);
  const [first] = rows;
  if (same ?? first === undefined) return same;
  return { ...first, total: sum(rows.map(({ total }) => total)), available: sum(rows.map((row) => row.available)) };
}
