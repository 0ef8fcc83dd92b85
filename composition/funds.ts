import { ContainerModule } from 'inversify';
import { FundPreviews } from '../application/ports/funds/fund-previews';
import { ComparisonViewModel, ComparisonViewModelFactory } from '../ui/screens/funds/comparison-view-model';
import { FundsScreen } from '../ui/screens/funds/funds-screen';
import type { Bindings, Feature } from './feature';
import { fundPorts } from './ports/funds';
import { userPorts } from './ports/users';
import { watchListPorts } from './ports/watch-list';
import { suitabilityPorts } from './ports/suitability';
import { allFunds } from './shared/all-funds';
import { riskProfile } from './shared/risk-profile';
import { watchedFundsViewModels } from './shared/watched-funds';

const viewModels: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(ComparisonViewModelFactory).toResolvedValue(
      (previews) => ({ create: (ids) => new ComparisonViewModel(previews, ids) }),
      [FundPreviews],
    );
  });

/** All funds as a page. */
export const feature = {
  components: { FundsScreen },
  bindings: [
    fundPorts,
    suitabilityPorts,
    userPorts,
    watchListPorts,
    riskProfile,
    allFunds,
    watchedFundsViewModels,
    viewModels,
  ],
} satisfies Feature;
