import { ContainerModule } from 'inversify';
import { WebAuthenticator } from '../../adapters/browser/passkeys/web-authenticator';
import { RestPasskeyLogins } from '../../adapters/rest/passkeys/rest-passkey-logins';
import { RestPasskeys } from '../../adapters/rest/passkeys/rest-passkeys';
import { RestClient } from '../../adapters/rest/rest-client';
import { Authenticator } from '../../application/ports/passkeys/authenticator';
import { PasskeyLogins } from '../../application/ports/passkeys/passkey-logins';
import { Passkeys } from '../../application/ports/passkeys/passkeys';
import { SessionEpoch } from '../../application/session/session-epoch';

/** Passkeys: those a client keeps, the login with one, and the browser's own part. */
export const passkeyPorts = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Authenticator)
      .toResolvedValue(() => new WebAuthenticator())
      .inSingletonScope();
    bind(Passkeys)
      .toResolvedValue((client) => new RestPasskeys(client), [RestClient])
      .inSingletonScope();
    bind(PasskeyLogins)
      .toResolvedValue((client, epoch) => new RestPasskeyLogins(client, epoch), [RestClient, SessionEpoch])
      .inSingletonScope();
  });
