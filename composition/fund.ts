import { FundScreen } from '../ui/screens/fund/fund-screen';
import { fundPorts } from './ports/funds';
import { fundRecordPorts } from './ports/fund-records';
import { holdingsPorts } from './ports/holdings';
import { suitabilityPorts } from './ports/suitability';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import { watchListPorts } from './ports/watch-list';
import type { Feature } from './feature';

/** A fund's own page. */
export const feature = {
  components: { FundScreen },
  bindings: [fundPorts, fundRecordPorts, holdingsPorts, suitabilityPorts, tierPorts, userPorts, watchListPorts],
} satisfies Feature;
