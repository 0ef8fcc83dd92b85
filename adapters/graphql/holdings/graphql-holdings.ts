import * as z from 'zod/mini';
import type { Answer } from '../../../application/ports/call-failure';
import { Holdings, type HoldingsFilter, type Portfolio } from '../../../application/ports/holdings/holdings';
import { defaultPortfolioType } from '../../../config/portfolio';
import { regionFeatures } from '../../../config/region-features';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { hkHoldings, twHoldings } from '../../http/holdings/portfolio-holdings';
import { parseBody } from '../../http/parse-body';
import {
  HoldingStatisticsHkDocument,
  HoldingStatisticsHkInitialDocument,
  HoldingStatisticsTwInitialDocument,
} from '../../../contract/graphql/holdings/generated/graphql';
import type { GraphqlClient } from '../graphql-client';
import { type HoldingStatistics, holdingStatisticsFields, viewedStatisticsFields } from './holding-statistics';
import { hkFilter, twFilter, viewedIn } from './holdings-filter';
import { regionalSummariesOf } from './regional-summaries';
import { accountTotals, breakdownParts, portfolioTotals } from './portfolio-totals';

const hkAnswer = z.object({ holdingStatisticsHK: holdingStatisticsFields });
const { holdingStatisticsDetails, tableViewDetails } = holdingStatisticsFields.shape;
const hkInitialAnswer = z.object({
  byAccount: z.object({ holdingStatisticsDetails }),
  byFund: holdingStatisticsFields,
});
const twAnswer = z.object({ byNonePie: z.object({ tableViewDetails }), byFund: viewedStatisticsFields });

const aside = { showErrors: false };

/** How a portfolio is asked for. */
type Loading = {
  readonly initial: (filter: HoldingsFilter) => Answer<Portfolio>;
  readonly load: (filter: HoldingsFilter, options?: { readonly showErrors: boolean }) => Answer<Portfolio>;
};

const loadings = { 'one-currency': inOneCurrency, 'own-currencies': inOwnCurrencies };

/** The portfolio over GraphQL [GQL-01, GQL-04, GQL-06]. */
export class GraphqlHoldings extends Holdings {
  private readonly loading: Loading;

  constructor(client: GraphqlClient, region: Region) {
    super();
    this.loading = loadings[regionFeatures[region].ports.holdings](client, region);
  }

  async initial(filter: HoldingsFilter): Answer<Portfolio> {
    return this.loading.initial(filter);
  }

  async load(filter: HoldingsFilter): Answer<Portfolio> {
    return this.loading.load(filter);
  }

  async held(): Answer<readonly PortfolioHolding[]> {
    const all = { type: defaultPortfolioType, accountType: 'ALL', groupType: 'FUND_CODE' } as const;
    const answer = await this.loading.load(all, aside);
    return answer.ok ? ok(answer.value.holdings) : answer;
  }
}

/** HK's queries: everything in the viewing currency; the first asks for the accounts as well. */
function inOneCurrency(client: GraphqlClient, region: Region): Loading {
  return {
    initial: (filter) =>
      client.ask({
        document: HoldingStatisticsHkInitialDocument,
        variables: {
          filterByAccount: hkFilter({ ...filter, groupType: 'FUND_CODE' }, region),
          filterGroupByFund: hkFilter(filter, region),
          byAssetClass: isByAssetClass(filter),
        },
        showErrors: true,
        read: parseBody(hkInitialAnswer, ({ byAccount, byFund }) =>
          hkPortfolio({ ...byFund, ...byAccount }, filter, region),
        ),
      }),
    load: (filter, { showErrors } = { showErrors: true }) =>
      client.ask({
        document: HoldingStatisticsHkDocument,
        variables: { filter: hkFilter(filter, region), byAssetClass: isByAssetClass(filter) },
        showErrors,
        read: parseBody(hkAnswer, ({ holdingStatisticsHK }) => hkPortfolio(holdingStatisticsHK, filter, region)),
      }),
  };
}

/** TW's query: every load asks both parts at once, so that a line and its value are of one moment [PORT-18, PORT-19]. */
function inOwnCurrencies(client: GraphqlClient, region: Region): Loading {
  const load: Loading['load'] = (filter, { showErrors } = { showErrors: true }) =>
    client.ask({
      document: HoldingStatisticsTwInitialDocument,
      variables: {
        filterByNonePie: twFilter(filter, { query: 'by-none-pie', region }),
        filterGroupByFund: twFilter(filter, { query: 'by-fund', region }),
      },
      showErrors,
      read: parseBody(twAnswer, (answer) => twPortfolio(answer, viewedIn(filter, region))),
    });
  return { initial: (filter) => load(filter), load };
}

/** Only the server knows the asset classes of HK's holdings, and it says them only when they are asked for [CONFLICT-30]. */
const isByAssetClass = ({ groupType }: HoldingsFilter): boolean => groupType === 'FUND_MARKET_TYPE';

function hkPortfolio(stated: HoldingStatistics, filter: HoldingsFilter, region: Region): Portfolio {
  const classes = isByAssetClass(filter) ? (stated.pieChartNodes ?? []) : [];
  const currency = viewedIn(filter, region);
  const holdings = hkHoldings(stated.tableViewDetails ?? [], currency, classes);
  return {
    totals: portfolioTotals(stated, holdings, currency),
    holdings,
    accounts: accountTotals(stated),
    breakdown: breakdownParts(stated),
  };
}

function twPortfolio({ byNonePie, byFund }: z.output<typeof twAnswer>, currency: string): Portfolio {
  const holdings = twHoldings(byNonePie.tableViewDetails ?? [], byFund.tableViewDetails ?? [], currency);
  return {
    totals: portfolioTotals(byFund, holdings, currency),
    holdings,
    regions: regionalSummariesOf(byFund.regionalSummaries ?? []),
  };
}
