import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlPortfolioHistory } from '../../adapters/graphql/performance/graphql-portfolio-history';
import { PortfolioHistory } from '../../application/ports/holdings/portfolio-history';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** Binds the history of the portfolio's value. */
export const portfolioHistoryPorts = ({ extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PortfolioHistory).toResolvedValue(
      (client) => new GraphqlPortfolioHistory(client, extensions.has('portfolio-history')),
      [GraphqlClient],
    );
  });
