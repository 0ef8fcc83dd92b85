import type { AsyncResult } from '../../../application/ports/call-failure';
import { PortfolioHistory, type PortfolioHistoryQuery } from '../../../application/ports/holdings/portfolio-history';
import { PortfolioHistoryDocument } from '../../../contract/graphql/performance/generated/graphql';
import { ok } from '../../../domain/kernel/result';
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
    const { currency, period, visitedOn = null, holdings } = query;
    return this.client.ask({
      document: PortfolioHistoryDocument,
      variables: { currency, period, visitedOn, holdings: holdings ? [...holdings] : null },
      showErrors: false,
      read: readPortfolioReport,
    });
  }
}
