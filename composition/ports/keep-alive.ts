import { ContainerModule } from 'inversify';
import { RestKeepAlive } from '../../adapters/rest/keep-alive/rest-keep-alive';
import { RestClient } from '../../adapters/rest/rest-client';
import { KeepAlive } from '../../application/ports/keep-alive/keep-alive';

/** What keeps a session alive. */
export const keepAlivePorts = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(KeepAlive)
      .toResolvedValue((client) => new RestKeepAlive(client), [RestClient])
      .inSingletonScope();
  });
