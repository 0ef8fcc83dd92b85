import { ContainerModule } from 'inversify';
import { PriceAlerts } from '../../application/ports/price-alerts';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { RestClient } from './rest-client';
import { RestPriceAlerts } from './rest-price-alerts';

/** The port over REST whose flags the rows of the holdings bear. */
export const restHoldingsModule = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PriceAlerts)
      .toResolvedValue((client) => new RestPriceAlerts(client, region), [RestClient])
      .inSingletonScope();
  });
