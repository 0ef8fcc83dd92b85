import { ContainerModule } from 'inversify';
import { RestKeepAlive } from '../../adapters/rest/session/rest-keep-alive';
import { RestClient } from '../../adapters/rest/rest-client';
import { KeepAlive } from '../../application/ports/session/keep-alive';

/** The port that keeps a session alive. */
export const keepAlivePorts = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(KeepAlive)
      .toResolvedValue((client) => new RestKeepAlive(client), [RestClient])
      .inSingletonScope();
  });
