import { ContainerModule } from 'inversify';
import { HoldingsByAccount } from '../../../application/ports/export/holdings-by-account';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { GraphqlClient } from '../graphql-client';
import { GraphqlHoldingsByAccount } from './graphql-holdings-by-account';

/** The port over GraphQL that the client's Excel file asks, unless another technology is chosen for the holdings. */
export const wiring = ({ adapters, extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (adapters.holdings === 'rest') return;
    bind(HoldingsByAccount)
      .toResolvedValue(
        (client) => new GraphqlHoldingsByAccount(client, extensions.has('holding-details')),
        [GraphqlClient],
      )
      .inSingletonScope();
  });
