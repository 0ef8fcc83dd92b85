import { ContainerModule } from 'inversify';
import { KeepAlive } from '../../../application/ports/keep-alive/keep-alive';
import { RestClient } from '../rest-client';
import { RestKeepAlive } from './rest-keep-alive';

/** The port over REST that keeps a session alive. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(KeepAlive)
      .toResolvedValue((client) => new RestKeepAlive(client), [RestClient])
      .inSingletonScope();
  });
