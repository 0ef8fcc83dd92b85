import { ContainerModule } from 'inversify';
import { Clock } from '../../application/ports/clock';
import { WatchList } from '../../application/ports/funds/watch-list';
import { SessionEpoch } from '../../application/session/session-epoch';
import { WatchedFunds } from '../../ui/funds/watching/watched-funds';
import type { Bindings } from '../feature';

/** A screen's own view of the client's watch list; it needs the ports of the watch list. */
export const watchedFundsViewModels: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(WatchedFunds).toResolvedValue(
      (watchList, clock, epoch) => new WatchedFunds(watchList, { clock, epoch }),
      [WatchList, Clock, SessionEpoch],
    );
  });
