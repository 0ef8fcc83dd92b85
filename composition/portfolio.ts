import { ContainerModule } from 'inversify';
import { FindViewingCurrency } from '../application/portfolio/find-viewing-currency';
import { Clock } from '../application/ports/clock';
import { Holdings } from '../application/ports/holdings/holdings';
import { PriceAlerts } from '../application/ports/funds/price-alerts';
import { ViewingSettings } from '../application/ports/holdings/viewing-settings';
import { regionFeatures } from '../config/region-features';
import { PortfolioParts } from '../ui/screens/portfolio/portfolio-parts';
import { PortfolioScreen } from '../ui/screens/portfolio/portfolio-screen';
import { PortfolioViewModel } from '../ui/screens/portfolio/portfolio-view-model';
import { PriceAlertFlagsViewModel } from '../ui/screens/portfolio/table/price-alert-flags-view-model';
import { HomeViewModel } from '../ui/screens/portfolio/view/home-view-model';
import { ClientStore } from '../ui/stores/client-store';
import { userPorts } from './ports/users';
import { holdingsPorts } from './ports/holdings';
import type { Bindings, Feature } from './feature';
import { FeatureLoader } from './feature-loader';

const viewModels: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    if (regionFeatures[region].viewingCurrency) {
      bind(FindViewingCurrency).toResolvedValue(
        (settings, clock) => new FindViewingCurrency(settings, clock),
        [ViewingSettings, Clock],
      );
      bind(PortfolioViewModel).toResolvedValue(
        (holdings, viewing, clients) => new PortfolioViewModel(holdings, viewing, clients),
        [Holdings, FindViewingCurrency, ClientStore],
      );
    } else
      bind(PortfolioViewModel).toResolvedValue(
        (holdings, clients) => new PortfolioViewModel(holdings, undefined, clients),
        [Holdings, ClientStore],
      );
    bind(HomeViewModel).toResolvedValue(() => new HomeViewModel());
    bind(PriceAlertFlagsViewModel).toResolvedValue((alerts) => new PriceAlertFlagsViewModel(alerts), [PriceAlerts]);
  });

const late = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PortfolioParts)
      .toResolvedValue((loader) => loader.load(() => import('./portfolio-parts')), [FeatureLoader])
      .inSingletonScope();
  });

/** The holdings; all that stands around them comes after them. */
export const feature = {
  components: { PortfolioScreen },
  bindings: [userPorts, holdingsPorts, viewModels, late],
} satisfies Feature;
