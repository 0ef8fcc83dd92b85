import { ContainerModule } from 'inversify';
import { OpenServices } from '../../../application/ports/menu/open-services';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { GraphqlClient } from '../graphql-client';
import { GraphqlOpenServices } from './graphql-open-services';

/** The port over GraphQL that Taiwan's menu asks. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].ports.servicesInMenu) return;
    bind(OpenServices)
      .toResolvedValue((client) => new GraphqlOpenServices(client), [GraphqlClient])
      .inSingletonScope();
  });
