import { ContainerModule } from 'inversify';
import { GraphqlUsers } from '../../adapters/graphql/clients/graphql-users';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { Users } from '../../application/ports/clients/users';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** The signed-in client, whom the header of every page needs. */
export const userPorts = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Users)
      .toResolvedValue((client) => new GraphqlUsers(client, region), [GraphqlClient])
      .inSingletonScope();
  });
