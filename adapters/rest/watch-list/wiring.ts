import { ContainerModule } from 'inversify';
import { WatchList } from '../../../application/ports/watch-list/watch-list';
import { RestClient } from '../rest-client';
import { RestWatchList } from './rest-watch-list';

/** The port over REST behind the watch list. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(WatchList)
      .toResolvedValue((client) => new RestWatchList(client), [RestClient])
      .inSingletonScope();
  });
