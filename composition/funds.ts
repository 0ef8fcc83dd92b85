import { FundsScreen } from '../ui/screens/funds/funds-screen';
import type { Feature } from './feature';
import { fundRecordPorts } from './ports/fund-records';
import { fundPorts } from './ports/funds';
import { userPorts } from './ports/users';
import { watchListPorts } from './ports/watch-list';
import { suitabilityPorts } from './ports/suitability';
import { allFundsBindings } from './shared/all-funds';
import { comparison } from './shared/comparison';
import { riskProfile } from './shared/risk-profile';
import { watchedFundsViewModels } from './shared/watched-funds';

/** All funds as a page. */
export const feature = {
  components: { FundsScreen },
  bindings: [
    fundPorts,
    fundRecordPorts,
    suitabilityPorts,
    userPorts,
    watchListPorts,
    riskProfile,
    allFundsBindings,
    watchedFundsViewModels,
    comparison,
  ],
} satisfies Feature;
