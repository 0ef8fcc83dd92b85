import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlLocalSessions } from '../../adapters/graphql/local-login/graphql-local-sessions';
import { LocalSessions } from '../../application/ports/local-login/local-sessions';
import { SessionEnd } from '../../application/ports/session-end';
import { SessionEpoch } from '../../application/session/session-epoch';

/** The local login page. */
export const localLoginPorts = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(LocalSessions)
      .toResolvedValue(
        (client, sessionEnd, epoch) => new GraphqlLocalSessions(client, sessionEnd, epoch),
        [GraphqlClient, SessionEnd, SessionEpoch],
      )
      .inSingletonScope();
  });
