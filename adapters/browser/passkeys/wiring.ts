import { ContainerModule } from 'inversify';
import { Authenticator } from '../../../application/ports/passkeys/authenticator';
import { WebAuthenticator } from './web-authenticator';

/** What keeps passkeys, as this browser reaches it. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Authenticator)
      .toResolvedValue(() => new WebAuthenticator())
      .inSingletonScope();
  });
