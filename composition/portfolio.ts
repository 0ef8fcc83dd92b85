import { PortfolioScreen } from '../ui/screens/portfolio/portfolio-screen';
import { userPorts } from './ports/users';
import { holdingsPorts } from './ports/holdings';
import type { Feature } from './feature';
import { ContainerModule } from 'inversify';
import { PortfolioParts } from '../ui/screens/portfolio/portfolio-parts';
import { FeatureLoader } from './feature-loader';

const late = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PortfolioParts)
      .toResolvedValue((loader) => loader.load(() => import('./portfolio-parts')), [FeatureLoader])
      .inSingletonScope();
  });

/** The holdings; all that stands around them comes after them. */
export const feature = {
  components: { PortfolioScreen },
  bindings: [userPorts, holdingsPorts, late],
} satisfies Feature;
