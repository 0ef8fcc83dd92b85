import { ContainerModule } from 'inversify';
import { LocalSessions } from '../../../application/ports/local-login/local-sessions';
import { SessionEnd } from '../../../application/ports/session-end';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { GraphqlClient } from '../graphql-client';
import { GraphqlLocalSessions } from './graphql-local-sessions';

/** The port over GraphQL behind the local login page. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(LocalSessions)
      .toResolvedValue(
        (client, sessionEnd, epoch) => new GraphqlLocalSessions(client, sessionEnd, epoch),
        [GraphqlClient, SessionEnd, SessionEpoch],
      )
      .inSingletonScope();
  });
