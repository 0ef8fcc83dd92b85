import { FundsScreen } from '../ui/screens/funds/funds-screen';
import { fundPorts } from './ports/funds';
import { watchListPorts } from './ports/watch-list';
import type { Feature } from './feature';

/** All funds as a page. */
export const feature = {
  components: { FundsScreen },
  bindings: [fundPorts, watchListPorts],
} satisfies Feature;
