import { FindFundDialog } from '../ui/funds/finding/find-fund-dialog';
import type { Feature } from './feature';
import { fundPorts } from './ports/funds';
import { fundSearch } from './shared/fund-search';

/** The search for a fund from any signed-in page. */
export const feature = {
  components: { FindFundDialog },
  bindings: [fundPorts, fundSearch],
} satisfies Feature;
