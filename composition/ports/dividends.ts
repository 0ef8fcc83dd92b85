import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlDividendRecords } from '../../adapters/graphql/dividends/graphql-dividend-records';
import { RestDividendInstructions } from '../../adapters/rest/dividends/rest-dividend-instructions';
import { RestDistributions } from '../../adapters/rest/dividends/rest-distributions';
import { RestClient } from '../../adapters/rest/rest-client';
import { DividendInstructions } from '../../application/ports/dividends/dividend-instructions';
import { Distributions } from '../../application/ports/dividends/distributions';
import { DividendRecords } from '../../application/ports/dividends/dividend-records';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';

/** Dividends paid, and the dividend instruction of a fund where the region reinvests them. */
export const dividendPorts = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { ports, reinvestedDividends } = regionFeatures[region];
    bind(Distributions)
      .toResolvedValue((client) => new RestDistributions(client), [RestClient])
      .inSingletonScope();
    if (ports.dividendRecords)
      bind(DividendRecords)
        .toResolvedValue((client) => new GraphqlDividendRecords(client), [GraphqlClient])
        .inSingletonScope();
    if (reinvestedDividends)
      bind(DividendInstructions)
        .toResolvedValue((client) => new RestDividendInstructions(client), [RestClient])
        .inSingletonScope();
  });
