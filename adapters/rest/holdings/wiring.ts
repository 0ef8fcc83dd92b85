import { ContainerModule } from 'inversify';
import { Holdings } from '../../../application/ports/holdings/holdings';
import { HoldingsByAccount } from '../../../application/ports/export/holdings-by-account';
import { PriceAlerts } from '../../../application/ports/holdings/price-alerts';
import { ViewingSettings } from '../../../application/ports/holdings/viewing-settings';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { RestClient } from '../rest-client';
import { RestPriceAlerts } from './rest-price-alerts';
import { RestViewingSettings } from './rest-viewing-settings';

/** The ports over REST that the client's holdings ask: how they are shown, which flags their rows bear, and where it is chosen they themselves. */
export async function wiring({ region, adapters }: PortalConfiguration): Promise<ContainerModule> {
  const overRest = adapters.holdings === 'rest' ? (await import('./portfolio-over-rest')).portfolioOverRest : undefined;
  return new ContainerModule(({ bind }) => {
    bind(PriceAlerts)
      .toResolvedValue((client) => new RestPriceAlerts(client, region), [RestClient])
      .inSingletonScope();
    bind(ViewingSettings)
      .toResolvedValue((client) => new RestViewingSettings(client, region), [RestClient])
      .inSingletonScope();
    if (overRest === undefined) return;
    bind(Holdings)
      .toResolvedValue((client) => overRest.holdings(client, region), [RestClient])
      .inSingletonScope();
    bind(HoldingsByAccount)
      .toResolvedValue((client) => overRest.holdingsByAccount(client), [RestClient])
      .inSingletonScope();
  });
}
