import { ContainerModule } from 'inversify';
import { Funds } from '../application/ports/funds/funds';
import { PriceAlerts } from '../application/ports/funds/price-alerts';
import { RemovedFundViewModel } from '../ui/screens/watch-list/removed-fund-view-model';
import { WatchListScreen } from '../ui/screens/watch-list/watch-list-screen';
import { WatchedAlertsViewModel } from '../ui/screens/watch-list/watched-alerts-view-model';
import type { Bindings, Feature } from './feature';
import { fundPorts } from './ports/funds';
import { fundRecordPorts } from './ports/fund-records';
import { holdingsPorts } from './ports/holdings';
import { watchListPorts } from './ports/watch-list';
import { comparison } from './shared/comparison';
import { watchedFundsViewModels } from './shared/watched-funds';

const viewModels: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(WatchedAlertsViewModel).toResolvedValue((alerts) => new WatchedAlertsViewModel(alerts), [PriceAlerts]);
    bind(RemovedFundViewModel).toResolvedValue((funds) => new RemovedFundViewModel(funds), [Funds]);
  });

/** The funds that a client watches. */
export const feature = {
  components: { WatchListScreen },
  bindings: [fundPorts, fundRecordPorts, holdingsPorts, watchListPorts, watchedFundsViewModels, comparison, viewModels],
} satisfies Feature;
