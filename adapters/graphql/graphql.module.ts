import { ContainerModule } from 'inversify';
import { Clients } from '../../application/ports/clients';
import { Failures } from '../../application/ports/failures';
import { LocalSessions } from '../../application/ports/local-sessions';
import { Locale } from '../../application/ports/locale';
import { Messages } from '../../application/ports/messages';
import { Navigation } from '../../application/ports/navigation';
import { Promotions } from '../../application/ports/promotions';
import { SessionEnd } from '../../application/ports/session-end';
import { SessionVault } from '../../application/ports/session-vault';
import { SessionEpoch } from '../../application/session/session-epoch';
import type { PortalConfiguration } from '../../config/portal-configuration';
import type { Region } from '../../domain/region';
import { Deferred } from '../http/deferred';
import { HttpClient } from '../http/http-client';
import { GraphqlClient } from './graphql-client';
import { GraphqlMessages } from './graphql-messages';
import { GraphqlPromotions } from './graphql-promotions';
import { PreLoginDataReader } from './pre-login-data';

/** The ports over GraphQL that the login page and the shell ask; TW's promotions among them [CONFLICT-46]. */
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
    bind(PreLoginDataReader)
      .toResolvedValue((client, locale) => new PreLoginDataReader(client, locale), [GraphqlClient, Locale])
      .inSingletonScope();
    bind(Clients)
      .toResolvedValue((client) => clientsLater(client, region), [GraphqlClient])
      .inSingletonScope();
    bind(Messages)
      .toResolvedValue(
        (client, preLoginData) => new GraphqlMessages(client, region, preLoginData),
        [GraphqlClient, PreLoginDataReader],
      )
      .inSingletonScope();
    bind(LocalSessions)
      .toResolvedValue(
        (client, sessionEnd, epoch) => localSessionsLater(client, sessionEnd, epoch),
        [GraphqlClient, SessionEnd, SessionEpoch],
      )
      .inSingletonScope();
    if (region === 'TW')
      bind(Promotions)
        .toResolvedValue((preLoginData) => new GraphqlPromotions(preLoginData), [PreLoginDataReader])
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
