import { Clock } from '../../../application/ports/clock';
import { WatchList } from '../../../application/ports/watch-list/watch-list';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { useMade } from '../../app/injection';
import { WatchedFunds } from './watched-funds';

/** A screen's own view of the client's watch list. */
export const useWatchedFunds = (): WatchedFunds =>
  useMade((get) => new WatchedFunds(get(WatchList), { clock: get(Clock), epoch: get(SessionEpoch) }));
