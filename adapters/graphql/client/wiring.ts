import { ContainerModule } from 'inversify';
import { Users } from '../../../application/ports/client/users';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { GraphqlClient } from '../graphql-client';
import { GraphqlUsers } from './graphql-users';

/** The port over GraphQL that says who is signed in: the header asks, whichever page it stands on. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Users)
      .toResolvedValue((client) => new GraphqlUsers(client, region), [GraphqlClient])
      .inSingletonScope();
  });
