import { ContainerModule } from 'inversify';
import { DividendRecords } from '../../../application/ports/records/dividend-records';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { GraphqlClient } from '../graphql-client';
import { GraphqlDividendRecords } from './graphql-dividend-records';

/** The port over GraphQL behind the records of a client's dividends. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].ports.dividendRecords) return;
    bind(DividendRecords)
      .toResolvedValue((client) => new GraphqlDividendRecords(client), [GraphqlClient])
      .inSingletonScope();
  });
