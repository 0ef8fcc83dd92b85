import { ContainerModule } from 'inversify';
import { ClientOffers } from '../../../application/ports/notices/client-offers';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { RestClient } from '../rest-client';
import { RestClientOffers } from './rest-client-offers';

/** The port over REST behind what a client is offered beside the holdings. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ClientOffers)
      .toResolvedValue((client) => new RestClientOffers(client, region), [RestClient])
      .inSingletonScope();
  });
