import { ContainerModule } from 'inversify';
import { Failures } from '../../application/ports/failures';
import { LocalSessions } from '../../application/ports/local-sessions';
import { Navigation } from '../../application/ports/navigation';
import { SessionEnd } from '../../application/ports/session-end';
import { SessionVault } from '../../application/ports/session-vault';
import { Users } from '../../application/ports/users';
import { SessionEpoch } from '../../application/session/session-epoch';
import type { PortalConfiguration } from '../../config/portal-configuration';
import type { Region } from '../../domain/region';
import { Deferred } from '../http/deferred';
import { HttpClient } from '../http/http-client';
import { GraphqlClient } from './graphql-client';

/** The ports over GraphQL that the shell and the local login page ask. */
export const graphqlModule = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { region, graphqlEndpoint: endpoint, graphqlPublicEndpoint: publicEndpoint } = configuration;
    bind(GraphqlClient)
      .toResolvedValue(
        (http, vault, failures, sessionEnd, navigation) =>
          new GraphqlClient({ endpoint, publicEndpoint, http, vault, failures, sessionEnd, navigation }),
        [HttpClient, SessionVault, Failures, SessionEnd, Navigation],
      )
      .inSingletonScope();
    bind(Users)
      .toResolvedValue((client) => usersLater(client, region), [GraphqlClient])
      .inSingletonScope();
    bind(LocalSessions)
      .toResolvedValue(
        (client, sessionEnd, epoch) => localSessionsLater(client, sessionEnd, epoch),
        [GraphqlClient, SessionEnd, SessionEpoch],
      )
      .inSingletonScope();
  });

/** Who is signed in is asked by the header, whichever page it stands on. */
function usersLater(client: GraphqlClient, region: Region): Users {
  const deferred = new Deferred<Users>(async () => {
    const { GraphqlUsers } = await import('./graphql-users');
    return new GraphqlUsers(client, region);
  });
  return { current: () => deferred.ask((users) => users.current()) };
}

/** The local login page is rarely the one that is shown. */
function localSessionsLater(client: GraphqlClient, sessionEnd: SessionEnd, epoch: SessionEpoch): LocalSessions {
  const deferred = new Deferred<LocalSessions>(async () => {
    const { GraphqlLocalSessions } = await import('./graphql-local-sessions');
    return new GraphqlLocalSessions(client, sessionEnd, epoch);
  });
  return { logOn: (credentials) => deferred.ask((sessions) => sessions.logOn(credentials)) };
}
