import { ContainerModule } from 'inversify';
import { FundRecords } from '../application/ports/funds/fund-records';
import { FundPreviews } from '../application/ports/funds/fund-previews';
import { ComparisonViewModel, ComparisonViewModelFactory } from '../ui/screens/funds/comparison-view-model';
import { RememberedComparison } from '../ui/screens/funds/remembered-comparison';
import { FundsScreen } from '../ui/screens/funds/funds-screen';
import type { Bindings, Feature } from './feature';
import { SessionEpoch } from '../application/session/session-epoch';
import { fundRecordPorts } from './ports/fund-records';
import { fundPorts } from './ports/funds';
import { userPorts } from './ports/users';
import { watchListPorts } from './ports/watch-list';
import { suitabilityPorts } from './ports/suitability';
import { allFundsBindings } from './shared/all-funds';
import { riskProfile } from './shared/risk-profile';
import { watchedFundsViewModels } from './shared/watched-funds';

const viewModels: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(ComparisonViewModelFactory).toResolvedValue(
      (previews, records, remembered) => ({
        create: (inAddress) => new ComparisonViewModel({ previews, records, remembered }, inAddress),
      }),
      [FundPreviews, FundRecords, RememberedComparison],
    );
    bind(RememberedComparison)
      .toResolvedValue((epoch) => new RememberedComparison(epoch), [SessionEpoch])
      .inSingletonScope();
  });

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
    viewModels,
  ],
} satisfies Feature;
