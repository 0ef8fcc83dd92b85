import { ContainerModule } from 'inversify';
import { ReAuthentications } from '../../../application/ports/re-authentication/re-authentications';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { RestClient } from '../rest-client';
import { RestReAuthentications } from './rest-re-authentications';

/** The port over REST around the page where a client proves who acts. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ReAuthentications)
      .toResolvedValue((client, epoch) => new RestReAuthentications(client, epoch), [RestClient, SessionEpoch])
      .inSingletonScope();
  });
