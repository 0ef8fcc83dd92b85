import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlPortfolioHistory } from '../../adapters/graphql/performance/graphql-portfolio-history';
import { RememberedHistory } from '../../application/portfolio/remembered-history';
import { PortfolioHistory } from '../../application/ports/holdings/portfolio-history';
import { SessionEpoch } from '../../application/session/session-epoch';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** Binds the history of the portfolio's value, which remembers what it answered last. */
export const portfolioHistoryPorts = ({ extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(RememberedHistory)
      .toResolvedValue(
        (client, sessions) =>
          new RememberedHistory(new GraphqlPortfolioHistory(client, extensions.has('portfolio-history')), sessions),
        [GraphqlClient, SessionEpoch],
      )
      .inSingletonScope();
    bind(PortfolioHistory).toService(RememberedHistory);
  });
