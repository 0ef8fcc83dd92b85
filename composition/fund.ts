import { ContainerModule } from 'inversify';
import { GetTradingClient } from '../application/funds/get-trading-client';
import { Clock } from '../application/ports/clock';
import { FundRecords } from '../application/ports/funds/fund-records';
import { FundPreviews } from '../application/ports/funds/fund-previews';
import { Holdings } from '../application/ports/holdings/holdings';
import { FundScreen } from '../ui/screens/fund/fund-screen';
import { FundViewModel, FundViewModelFactory } from '../ui/screens/fund/fund-view-model';
import type { Bindings, Feature } from './feature';
import { fundPorts } from './ports/funds';
import { fundRecordPorts } from './ports/fund-records';
import { holdingsPorts } from './ports/holdings';
import { suitabilityPorts } from './ports/suitability';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import { watchListPorts } from './ports/watch-list';
import { comparison } from './shared/comparison';
import { dealingClosuresViewModels } from './shared/dealing-closures';
import { tradingClient } from './shared/trading-client';
import { watchedFundsViewModels } from './shared/watched-funds';

const viewModels: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(FundViewModelFactory).toResolvedValue(
      (previews, records, holdings, client, clock) => ({
        create: (id) => new FundViewModel({ previews, records, holdings, tradingClient: client, clock }, id, region),
      }),
      [FundPreviews, FundRecords, Holdings, GetTradingClient, Clock],
    );
  });

/** A fund's own page. */
export const feature = {
  components: { FundScreen },
  bindings: [
    fundPorts,
    fundRecordPorts,
    holdingsPorts,
    suitabilityPorts,
    tierPorts,
    userPorts,
    watchListPorts,
    dealingClosuresViewModels,
    tradingClient,
    watchedFundsViewModels,
    comparison,
    viewModels,
  ],
} satisfies Feature;
