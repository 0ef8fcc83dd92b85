import { ContainerModule } from 'inversify';
import { Clients } from '../../application/ports/clients';
import { Failures } from '../../application/ports/failures';
import { LocalSessions } from '../../application/ports/local-sessions';
import { Navigation } from '../../application/ports/navigation';
import { SessionEnd } from '../../application/ports/session-end';
import { SessionVault } from '../../application/ports/session-vault';
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
    bind(Clients)
      .toResolvedValue((client) => clientsLater(client, region), [GraphqlClient])
      .inSingletonScope();
    bind(LocalSessions)
      .toResolvedValue(
        (client, sessionEnd, epoch) => localSessionsLater(client, sessionEnd, epoch),
        [GraphqlClient, SessionEnd, SessionEpoch],
      )
      .inSingletonScope();
  });

/** Who is signed in is asked by the header, whichever page it stands on. */
function clientsLater(client: GraphqlClient, region: Region): Clients {
  const deferred = new Deferred<Clients>(async () => {
    const { GraphqlClients } = await import('./graphql-clients');
    return new GraphqlClients(client, region);
  });
  return { current: () => deferred.ask((clients) => clients.current()) };
}

/** The local login page is rarely the one that is shown. */
function localSessionsLater(client: GraphqlClient, sessionEnd: SessionEnd, epoch: SessionEpoch): LocalSessions {
  const deferred = new Deferred<LocalSessions>(async () => {
    const { GraphqlLocalSessions } = await import('./graphql-local-sessions');
    return new GraphqlLocalSessions(client, sessionEnd, epoch);
  });
  return { logOn: (credentials) => deferred.ask((sessions) => sessions.logOn(credentials)) };
}
