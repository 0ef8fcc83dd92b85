import { ContainerModule } from 'inversify';
import { PriceAlerts } from '../../../application/ports/holdings/price-alerts';
import { ViewingSettings } from '../../../application/ports/holdings/viewing-settings';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { RestClient } from '../rest-client';
import { RestPriceAlerts } from './rest-price-alerts';
import { RestViewingSettings } from './rest-viewing-settings';

/** The ports over REST that the client's holdings ask: how they are shown, and which flags their rows bear. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PriceAlerts)
      .toResolvedValue((client) => new RestPriceAlerts(client, region), [RestClient])
      .inSingletonScope();
    bind(ViewingSettings)
      .toResolvedValue((client) => new RestViewingSettings(client, region), [RestClient])
      .inSingletonScope();
  });
