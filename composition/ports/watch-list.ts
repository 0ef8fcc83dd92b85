import { ContainerModule } from 'inversify';
import { RestClient } from '../../adapters/rest/rest-client';
import { RestWatchList } from '../../adapters/rest/funds/rest-watch-list';
import { WatchList } from '../../application/ports/funds/watch-list';

/** The funds that a client watches. */
export const watchListPorts = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(WatchList)
      .toResolvedValue((client) => new RestWatchList(client), [RestClient])
      .inSingletonScope();
  });
