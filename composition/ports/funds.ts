import { ContainerModule } from 'inversify';
import { GraphqlFundOrderTerms } from '../../adapters/graphql/funds/graphql-fund-order-terms';
import { GraphqlPurchaseLimits } from '../../adapters/graphql/funds/graphql-purchase-limits';
import { GraphqlFundPreviews } from '../../adapters/graphql/funds/graphql-fund-previews';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { RestFunds } from '../../adapters/rest/funds/rest-funds';
import { RestClient } from '../../adapters/rest/rest-client';
import { FundOrderTerms } from '../../application/ports/funds/fund-order-terms';
import { FundPreviews } from '../../application/ports/funds/fund-previews';
import { PurchaseLimits } from '../../application/ports/funds/purchase-limits';
import { Funds } from '../../application/ports/funds/funds';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** The lists of funds, their previews and the terms of their orders. */
export const fundPorts = ({ region, extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Funds)
      .toResolvedValue((client) => new RestFunds(client, region), [RestClient])
      .inSingletonScope();
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
    bind(PurchaseLimits)
      .toResolvedValue(
        (client) => new GraphqlPurchaseLimits(client, extensions.has('purchase-limits')),
        [GraphqlClient],
      )
      .inSingletonScope();
  });
