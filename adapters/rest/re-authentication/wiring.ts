import { ContainerModule } from 'inversify';
import { ReAuthentications } from '../../../application/ports/re-authentication/re-authentications';
import { PasskeyProofs } from '../../../application/ports/re-authentication/passkey-proofs';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { RestClient } from '../rest-client';
import { RestPasskeyProofs } from './rest-passkey-proofs';
import { RestReAuthentications } from './rest-re-authentications';

/** The ports over REST around the page where a client proves who acts, as far as the server has their calls. */
export const wiring = ({ extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PasskeyProofs)
      .toResolvedValue((client) => new RestPasskeyProofs(client), [RestClient])
      .inSingletonScope();
    if (!extensions.has('re-authentication-requests')) return;
    bind(ReAuthentications)
      .toResolvedValue((client) => new RestReAuthentications(client, extensions.has('passkeys')), [RestClient])
      .inSingletonScope();
  });
