import { ContainerModule } from 'inversify';
import { ReAuthentications } from '../../../application/ports/re-authentication/re-authentications';
import { PasskeyProofs } from '../../../application/ports/re-authentication/passkey-proofs';
import { RestClient } from '../rest-client';
import { RestPasskeyProofs } from './rest-passkey-proofs';
import { RestReAuthentications } from './rest-re-authentications';

/** The ports over REST around the page where a client proves who acts. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ReAuthentications)
      .toResolvedValue((client) => new RestReAuthentications(client), [RestClient])
      .inSingletonScope();
    bind(PasskeyProofs)
      .toResolvedValue((client) => new RestPasskeyProofs(client), [RestClient])
      .inSingletonScope();
  });
