import * as z from 'zod/mini';
import type { Answer } from '../../../application/ports/call-failure';
import { Holdings, type HoldingsFilter, type Portfolio } from '../../../application/ports/holdings/holdings';
import { defaultPortfolioType } from '../../../config/portfolio';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { parseBody } from '../../http/parse-body';
import {
  HoldingStatisticsHkDocument,
  HoldingStatisticsHkInitialDocument,
  HoldingStatisticsTwInitialDocument,
} from './generated/graphql';
import type { GraphqlClient } from '../graphql-client';
import { type HoldingStatistics, holdingStatisticsFields, viewedStatisticsFields } from './holding-statistics';
import { hkFilter, twFilter } from './holdings-filter';
import { hkHoldings, twHoldings } from './portfolio-holdings';
import { regionalSummariesOf } from './regional-summaries';
import { accountTotals, breakdownParts, portfolioTotals } from './portfolio-totals';

const hkAnswer = z.object({ holdingStatisticsHK: holdingStatisticsFields });
const { holdingStatisticsDetails, tableViewDetails } = holdingStatisticsFields.shape;
const hkInitialAnswer = z.object({
  byAccount: z.object({ holdingStatisticsDetails }),
  byFund: holdingStatisticsFields,
});
const twAnswer = z.object({ byNonePie: z.object({ tableViewDetails }), byFund: viewedStatisticsFields });

const onThePage = { showErrors: true };
const aside = { showErrors: false };

/** The portfolio over GraphQL [GQL-01, GQL-04, GQL-06]. */
export class GraphqlHoldings extends Holdings {
  constructor(
    private readonly client: GraphqlClient,
    private readonly region: Region,
  ) {
    super();
  }

  async initial(filter: HoldingsFilter): Answer<Portfolio> {
    return this.region === 'HK' ? this.hkInitial(filter) : this.tw(filter);
  }

  /** Every TW load asks both queries at once, so that a line and its value are of one moment [PORT-18, PORT-19]. */
  async load(filter: HoldingsFilter): Answer<Portfolio> {
    return this.region === 'HK' ? this.hk(filter) : this.tw(filter);
  }

  async held(): Answer<readonly PortfolioHolding[]> {
    const all = { type: defaultPortfolioType, accountType: 'ALL', groupType: 'FUND_CODE' } as const;
    const answer = await (this.region === 'HK' ? this.hk(all, aside) : this.tw(all, aside));
    return answer.ok ? ok(answer.value.holdings) : answer;
  }

  private hkInitial(filter: HoldingsFilter): Answer<Portfolio> {
    return this.client.ask({
      document: HoldingStatisticsHkInitialDocument,
      variables: {
        filterByAccount: hkFilter({ ...filter, groupType: 'FUND_CODE' }),
        filterGroupByFund: hkFilter(filter),
        byAssetClass: isByAssetClass(filter),
      },
      showErrors: true,
      read: parseBody(hkInitialAnswer, ({ byAccount, byFund }) => ({
        ...hkPortfolio(byFund, filter),
        accounts: accountTotals(byAccount),
      })),
    });
  }

  private hk(filter: HoldingsFilter, { showErrors } = onThePage): Answer<Portfolio> {
    return this.client.ask({
      document: HoldingStatisticsHkDocument,
      variables: { filter: hkFilter(filter), byAssetClass: isByAssetClass(filter) },
      showErrors,
      read: parseBody(hkAnswer, ({ holdingStatisticsHK }) => hkPortfolio(holdingStatisticsHK, filter)),
    });
  }

  private tw(filter: HoldingsFilter, { showErrors } = onThePage): Answer<Portfolio> {
    return this.client.ask({
      document: HoldingStatisticsTwInitialDocument,
      variables: {
        filterByNonePie: twFilter(filter, 'by-none-pie'),
        filterGroupByFund: twFilter(filter, 'by-fund'),
      },
      showErrors,
      read: parseBody(twAnswer, twPortfolio),
    });
  }
}

/** Only the server knows the asset classes of HK's holdings, and it says them only when they are asked for [CONFLICT-30]. */
const isByAssetClass = ({ groupType }: HoldingsFilter): boolean => groupType === 'FUND_MARKET_TYPE';

function hkPortfolio(stated: HoldingStatistics, filter: HoldingsFilter): Portfolio {
  const classes = isByAssetClass(filter) ? (stated.pieChartNodes ?? []) : [];
  const holdings = hkHoldings(stated.tableViewDetails ?? [], stated.currency, classes);
  return {
    totals: portfolioTotals(stated, holdings),
    holdings,
    accounts: accountTotals(stated),
    breakdown: breakdownParts(stated),
  };
}

function twPortfolio({ byNonePie, byFund }: z.output<typeof twAnswer>): Portfolio {
  const holdings = twHoldings(byNonePie.tableViewDetails ?? [], byFund.tableViewDetails ?? []);
  return {
    totals: portfolioTotals(byFund, holdings),
    holdings,
    accounts: accountTotals(byFund),
    regions: regionalSummariesOf(byFund.regionalSummaries ?? []),
  };
}
