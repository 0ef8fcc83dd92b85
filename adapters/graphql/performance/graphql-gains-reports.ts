import type { AsyncResult } from '../../../application/ports/call-failure';
import { GainsReports, type GainsReportQuery } from '../../../application/ports/holdings/gains-reports';
import { GainsAndIncomeDocument } from '../../../contract/graphql/performance/generated/graphql';
import type { GainsReport } from '../../../domain/performance/gains-report';
import type { GraphqlClient } from '../graphql-client';
import { readGainsReport } from './gains-report';

/** The client's gains reports over GraphQL, an extension [PORT-46, OPEN-59]. */
export class GraphqlGainsReports extends GainsReports {
  constructor(private readonly client: GraphqlClient) {
    super();
  }

  ofYear({ currency, year }: GainsReportQuery): AsyncResult<GainsReport> {
    return this.client.ask({
      document: GainsAndIncomeDocument,
      variables: { currency, year: year ?? null },
      showErrors: false,
      read: readGainsReport,
    });
  }
}
