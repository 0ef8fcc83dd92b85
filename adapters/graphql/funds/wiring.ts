import { ContainerModule } from 'inversify';
import { FundOrderTerms } from '../../../application/ports/funds/fund-order-terms';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { GraphqlClient } from '../graphql-client';
import { GraphqlFundOrderTerms } from './graphql-fund-order-terms';
import { GraphqlFundPreviews } from './graphql-fund-previews';

/** The ports over GraphQL behind the preview of a fund and the terms of its orders. */
export const wiring = ({ region, extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(FundPreviews)
      .toResolvedValue(
        (client) => new GraphqlFundPreviews(client, region, extensions.has('fund-periods')),
        [GraphqlClient],
      )
      .inSingletonScope();
    bind(FundOrderTerms)
      .toResolvedValue(
        (client) => new GraphqlFundOrderTerms(client, extensions.has('fund-order-terms')),
        [GraphqlClient],
      )
      .inSingletonScope();
  });
