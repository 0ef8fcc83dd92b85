import type { AccountTotals, BreakdownPart, PortfolioTotals } from '../../../application/ports/holdings/holdings';
import { latestPriceDate } from '../../../domain/holdings/figures/latest-price-date';
import { figurePrecision } from '../../../domain/holdings/figures/figure-precision';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { summarise } from '../../../domain/holdings/figures/summarise';
import { onlyPresent } from '../../http/only-present';
import type { HoldingSummary } from './holding-statistics';

/** The server's totals, in the currency that they were asked for; one that it doesn't state is the exact sum of the holdings [CONFLICT-59]. */
export function portfolioTotals(
  stated: HoldingSummary,
  holdings: readonly PortfolioHolding[],
  currency: string,
): PortfolioTotals {
  const summed = summarise(holdings);
  const regional = stated.regionalSummaries?.find(({ summaryType }) => summaryType === 'TOTAL');
  return onlyPresent({
    currency,
    cost: stated.totalCost ?? summed.cost,
    marketValue: stated.totalValue ?? summed.marketValue,
    profit: stated.profit ?? summed.profit,
    precision: figurePrecision('other', stated.totalValuePrecision),
    returnPercent: stated.returnPercent ?? summed.returnPercent,
    grossDividend: regional?.grossDividend,
    count: stated.numberOfFunds,
    withoutValue: summed.withoutValue,
    asOf: latestPriceDate(holdings),
  });
}

/** The worth of each account, as the server sums it up [PORT-15]. */
export function accountTotals(stated: Pick<HoldingSummary, 'holdingStatisticsDetails'>): readonly AccountTotals[] {
  return (stated.holdingStatisticsDetails ?? []).map((account) =>
    onlyPresent({
      accountNo: account.accountNo,
      accountType: account.accountType,
      precision: figurePrecision('other', account.totalValuePrecision),
      marketValue: account.totalValue,
    }),
  );
}

/** The server's own break-down of the portfolio [ENT-10]. */
export function breakdownParts(stated: HoldingSummary): readonly BreakdownPart[] {
  return (stated.pieChartNodes ?? []).map((node) =>
    onlyPresent({
      code: node.nodeInfo.code,
      name: node.nodeInfo.value ?? node.nodeInfo.code,
      precision: figurePrecision('other', node.marketValuePrecision),
      marketValue: node.marketValue,
      cost: node.cost,
      profit: node.profit,
      returnPercent: node.returnPercent,
    }),
  );
}
