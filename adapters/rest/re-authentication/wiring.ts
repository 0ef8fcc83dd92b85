import { ContainerModule } from 'inversify';
import { ReAuthentications } from '../../../application/ports/re-authentication/re-authentications';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { PasskeyProofs } from '../../../application/ports/re-authentication/passkey-proofs';
import { RestClient } from '../rest-client';
import { RestPasskeyProofs } from './rest-passkey-proofs';
import { RestReAuthentications } from './rest-re-authentications';

/** The ports over REST around the page where a client proves who acts. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ReAuthentications)
      .toResolvedValue((client, epoch) => new RestReAuthentications(client, epoch), [RestClient, SessionEpoch])
      .inSingletonScope();
    bind(PasskeyProofs)
      .toResolvedValue((client, epoch) => new RestPasskeyProofs(client, epoch), [RestClient, SessionEpoch])
      .inSingletonScope();
  });
