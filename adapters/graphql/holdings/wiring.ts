import { ContainerModule } from 'inversify';
import { Holdings } from '../../../application/ports/holdings/holdings';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { GraphqlClient } from '../graphql-client';
import { DetailedHoldings } from './detailed-holdings';
import { GraphqlHoldings } from './graphql-holdings';

/** The port over GraphQL that the client's holdings wait for, unless another technology is chosen for them. */
export const wiring = ({ region, adapters, extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (adapters.holdings === 'rest') return;
    bind(Holdings)
      .toResolvedValue(
        (client) => {
          const holdings = new GraphqlHoldings(client, region);
          return extensions.has('holding-details') ? new DetailedHoldings(holdings, client, region) : holdings;
        },
        [GraphqlClient],
      )
      .inSingletonScope();
  });
