import type { Portfolio } from '../../../application/ports/holdings/holdings';
import { twHoldings } from '../../http/holdings/portfolio-holdings';
import type { HoldingStatistics, HoldingSummary } from './holding-statistics';
import { portfolioTotals } from './portfolio-totals';
import { toRegionalSummaries } from './regional-summaries';

type Lines = Parameters<typeof twHoldings>;

/** The two answers that make up TW's portfolio: each line in its own currency, and all in the viewing currency. */
type TaiwanAnswer = {
  readonly byNonePie: Pick<HoldingStatistics, 'tableViewDetails'>;
  readonly byFund: HoldingSummary & { readonly tableViewDetails?: Lines[1] | null | undefined };
};

/** TW's portfolio; the totals are in the viewing currency [PORT-18, PORT-19]. */
export function twPortfolio({ byNonePie, byFund }: TaiwanAnswer, currency: string): Portfolio {
  const holdings = twHoldings(byNonePie.tableViewDetails ?? [], byFund.tableViewDetails ?? [], currency);
  return {
    totals: portfolioTotals(byFund, holdings, currency),
    holdings,
    regions: toRegionalSummaries(byFund.regionalSummaries ?? []),
  };
}
