import { ContainerModule } from 'inversify';
import { PriceAlertChanges } from '../../application/ports/price-alert-changes';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { RestClient } from './rest-client';
import { RestPriceAlertChanges } from './rest-price-alert-changes';

/** The ports over REST by which a client sees and changes what is kept of her. */
export const restAccountModule = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PriceAlertChanges)
      .toResolvedValue((client) => new RestPriceAlertChanges(client, region), [RestClient])
      .inSingletonScope();
  });
