import { ContainerModule } from 'inversify';
import { PasskeyLogins } from '../../../application/ports/passkeys/passkey-logins';
import { Passkeys } from '../../../application/ports/passkeys/passkeys';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { RestClient } from '../rest-client';
import { RestPasskeyLogins } from './rest-passkey-logins';
import { RestPasskeys } from './rest-passkeys';

/** The ports over REST by which clients keep passkeys, and log in with one. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Passkeys)
      .toResolvedValue((client) => new RestPasskeys(client), [RestClient])
      .inSingletonScope();
    bind(PasskeyLogins)
      .toResolvedValue((client, epoch) => new RestPasskeyLogins(client, epoch), [RestClient, SessionEpoch])
      .inSingletonScope();
  });
