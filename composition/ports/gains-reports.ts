import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlGainsReports } from '../../adapters/graphql/performance/graphql-gains-reports';
import { GainsReports } from '../../application/ports/holdings/gains-reports';

/** Binds the reports of gains and income. */
export const gainsReportPorts = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(GainsReports)
      .toResolvedValue((client) => new GraphqlGainsReports(client), [GraphqlClient])
      .inSingletonScope();
  });
