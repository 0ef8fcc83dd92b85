import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlLocalSessions } from '../../adapters/graphql/session/graphql-local-sessions';
import { LocalSessions } from '../../application/ports/session/local-sessions';
import { SessionEnd } from '../../application/ports/session/session-end';
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
