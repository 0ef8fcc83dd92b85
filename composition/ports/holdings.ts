import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { DetailedHoldings } from '../../adapters/graphql/holdings/detailed-holdings';
import { GraphqlHoldings } from '../../adapters/graphql/holdings/graphql-holdings';
import { RestPriceAlerts } from '../../adapters/rest/funds/rest-price-alerts';
import { RestViewingSettings } from '../../adapters/rest/holdings/rest-viewing-settings';
import { RestClient } from '../../adapters/rest/rest-client';
import { Holdings } from '../../application/ports/holdings/holdings';
import { PriceAlerts } from '../../application/ports/funds/price-alerts';
import { ViewingSettings } from '../../application/ports/holdings/viewing-settings';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** The client's holdings, how they are shown and which price alerts their rows bear; an adapter that few choose is loaded where it is chosen. */
export async function holdingsPorts({ region, adapters, extensions }: PortalConfiguration): Promise<ContainerModule> {
  const overRest =
    adapters.holdings === 'rest' ? await import('../../adapters/rest/holdings/rest-holdings') : undefined;
  return new ContainerModule(({ bind }) => {
    if (overRest)
      bind(Holdings)
        .toResolvedValue((client) => new overRest.RestHoldings(client, region), [RestClient])
        .inSingletonScope();
    else
      bind(Holdings)
        .toResolvedValue(
          (client) => {
            const holdings = new GraphqlHoldings(client, region);
            return extensions.has('holding-details') ? new DetailedHoldings(holdings, client, region) : holdings;
          },
          [GraphqlClient],
        )
        .inSingletonScope();
    bind(PriceAlerts)
      .toResolvedValue(
        (client) => new RestPriceAlerts(client, region, extensions.has('price-alert-changes')),
        [RestClient],
      )
      .inSingletonScope();
    bind(ViewingSettings)
      .toResolvedValue((client) => new RestViewingSettings(client, region), [RestClient])
      .inSingletonScope();
  });
}
