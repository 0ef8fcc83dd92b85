import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { Holdings, type HoldingsFilter, type Portfolio } from '../../../application/ports/holdings/holdings';
import { defaultPortfolioType } from '../../../config/portfolio';
import { regionFeatures } from '../../../config/region-features';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { err, ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { hkHoldings } from '../../http/holdings/portfolio-holdings';
import { parseBody } from '../../http/parse-body';
import {
  HoldingStatisticsHkDocument,
  HoldingStatisticsHkInitialDocument,
  HoldingStatisticsTwInitialDocument,
} from '../../../contract/graphql/holdings/generated/graphql';
import type { GraphqlClient } from '../graphql-client';
import { type HoldingStatistics, holdingStatisticsFields, viewedStatisticsFields } from './holding-statistics';
import { hkFilter, twFilter, viewedIn } from './holdings-filter';
import { accountTotals, breakdownParts, portfolioTotals } from './portfolio-totals';
import { twPortfolio } from './tw-portfolio';

const hkAnswer = z.object({ holdingStatisticsHK: holdingStatisticsFields });
const { holdingStatisticsDetails, tableViewDetails } = holdingStatisticsFields.shape;
const hkInitialAnswer = z.object({
  byAccount: z.object({ holdingStatisticsDetails }),
  byFund: holdingStatisticsFields,
});
const twAnswer = z.object({ byNonePie: z.object({ tableViewDetails }), byFund: viewedStatisticsFields });

/** Loads the code that the first page doesn't need; undefined when it doesn't arrive. */
const loadPlainHoldings = () => import('./plain-holdings').catch(() => undefined);
const notLoaded = err({ kind: 'no-answer', reason: 'offline' } as const);

/** A way of loading a portfolio. */
type Loading = {
  readonly initial: (filter: HoldingsFilter) => AsyncResult<Portfolio>;
  readonly load: (filter: HoldingsFilter) => AsyncResult<Portfolio>;
  readonly held: (filter: HoldingsFilter) => AsyncResult<readonly PortfolioHolding[]>;
};

const loadings = { 'one-currency': inOneCurrency, 'own-currencies': inOwnCurrencies };

/** The portfolio over GraphQL [GQL-01, GQL-02, GQL-04..06]. */
export class GraphqlHoldings extends Holdings {
  private readonly loading: Loading;

  constructor(client: GraphqlClient, region: Region) {
    super();
    this.loading = loadings[regionFeatures[region].ports.holdings](client, region);
  }

  async initial(filter: HoldingsFilter): AsyncResult<Portfolio> {
    return this.loading.initial(filter);
  }

  async load(filter: HoldingsFilter): AsyncResult<Portfolio> {
    return this.loading.load(filter);
  }

  async held(): AsyncResult<readonly PortfolioHolding[]> {
    return this.loading.held({ type: defaultPortfolioType, accountType: 'ALL', groupType: 'FUND_CODE' });
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
    load: (filter) =>
      client.ask({
        document: HoldingStatisticsHkDocument,
        variables: { filter: hkFilter(filter, region), byAssetClass: isByAssetClass(filter) },
        showErrors: true,
        read: parseBody(hkAnswer, ({ holdingStatisticsHK }) => hkPortfolio(holdingStatisticsHK, filter, region)),
      }),
    held: async (filter) => {
      const plain = await loadPlainHoldings();
      return plain ? plain.plainHoldings(client, filter, region) : notLoaded;
    },
  };
}

/** TW's query: a load asks both parts at once, so that a line and its value are of one moment [PORT-18, PORT-19]; one list says both of what is paid in the viewing currency. */
function inOwnCurrencies(client: GraphqlClient, region: Region): Loading {
  const both = (filter: HoldingsFilter, showErrors: boolean) =>
    client.ask({
      document: HoldingStatisticsTwInitialDocument,
      variables: {
        filterByNonePie: twFilter(filter, { query: 'by-none-pie', region }),
        filterGroupByFund: twFilter(filter, { query: 'by-fund', region }),
      },
      showErrors,
      read: parseBody(twAnswer, (answer) => twPortfolio(answer, viewedIn(filter, region))),
    });
  return {
    initial: (filter) => both(filter, true),
    load: async (filter) => {
      if (filter.paymentCurrency !== viewedIn(filter, region)) return both(filter, true);
      const plain = await loadPlainHoldings();
      return plain ? plain.portfolioInOneList(client, filter, region) : notLoaded;
    },
    held: async (filter) => {
      const answer = await both(filter, false);
      return answer.ok ? ok(answer.value.holdings) : answer;
    },
  };
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
