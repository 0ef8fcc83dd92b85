import type { AsyncResult } from '../../../application/ports/call-failure';
import {
  type BenchmarkQuery,
  PortfolioHistory,
  type PortfolioHistoryQuery,
} from '../../../application/ports/holdings/portfolio-history';
import {
  type BenchmarkFilter,
  PortfolioHistoryDocument,
} from '../../../contract/graphql/performance/generated/graphql';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import { ok } from '../../../domain/kernel/result';
import { toText } from '../../../domain/money/decimal';
import type { PortfolioReport } from '../../../domain/performance/portfolio-report';
import type { GraphqlClient } from '../graphql-client';
import { readPortfolioReport } from './portfolio-report';

/** The portfolio's past over GraphQL, an extension: a server without it has none; a panel, so its failures are its own [PORT-46, OPEN-59]. */
export class GraphqlPortfolioHistory extends PortfolioHistory {
  constructor(
    private readonly client: GraphqlClient,
    private readonly isOffered: boolean,
  ) {
    super();
  }

  async report(query: PortfolioHistoryQuery): AsyncResult<PortfolioReport | undefined> {
    if (!this.isOffered) return ok(undefined);
    const { currency, period, visitedOn = null, holdings, benchmark } = query;
    return this.client.ask({
      document: PortfolioHistoryDocument,
      variables: {
        currency,
        period,
        visitedOn,
        holdings: holdings ? [...holdings] : null,
        benchmark: benchmark ? benchmarkFilter(benchmark) : null,
      },
      showErrors: false,
      read: readPortfolioReport,
    });
  }
}

const benchmarkFilter = (benchmark: BenchmarkQuery): BenchmarkFilter =>
  benchmark.kind === 'fund'
    ? { fundCode: fundId(benchmark.fund), currency: benchmark.fund.baseCurrency }
    : { depositRate: toText(benchmark.yearlyPercent) };
