import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlOpenServices } from '../../adapters/graphql/orders/graphql-open-services';
import { RestDividendFunds } from '../../adapters/rest/dividends/rest-dividend-funds';
import { RestClient } from '../../adapters/rest/rest-client';
import { DividendFunds } from '../../application/ports/dividends/dividend-funds';
import { OpenServices } from '../../application/ports/orders/open-services';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';

/** Open services and dividend funds, which the menu needs in the regions that have them there. */
export const openServicePorts = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].ports.servicesInMenu) return;
    bind(OpenServices)
      .toResolvedValue((client) => new GraphqlOpenServices(client), [GraphqlClient])
      .inSingletonScope();
    bind(DividendFunds)
      .toResolvedValue((client) => new RestDividendFunds(client), [RestClient])
      .inSingletonScope();
  });
