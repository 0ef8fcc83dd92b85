import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlPortfolioHistory } from '../../adapters/graphql/performance/graphql-portfolio-history';
import { PortfolioHistory } from '../../application/ports/holdings/portfolio-history';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** What the client's money was worth, and how it came to that. */
export const portfolioHistoryPorts = ({ extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PortfolioHistory)
      .toResolvedValue(
        (client) => new GraphqlPortfolioHistory(client, extensions.has('portfolio-history')),
        [GraphqlClient],
      )
      .inSingletonScope();
  });
