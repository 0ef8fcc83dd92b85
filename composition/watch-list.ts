import { WatchListScreen } from '../ui/screens/watch-list/watch-list-screen';
import { fundPorts } from './ports/funds';
import { holdingsPorts } from './ports/holdings';
import { watchListPorts } from './ports/watch-list';
import type { Feature } from './feature';

/** The funds that a client watches. */
export const feature = {
  components: { WatchListScreen },
  bindings: [fundPorts, holdingsPorts, watchListPorts],
} satisfies Feature;
