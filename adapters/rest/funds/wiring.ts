import { ContainerModule } from 'inversify';
import { Funds } from '../../../application/ports/funds/funds';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { RestClient } from '../rest-client';
import { RestFunds } from './rest-funds';

/** The port over REST behind the lists of funds. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Funds)
      .toResolvedValue((client) => new RestFunds(client, region), [RestClient])
      .inSingletonScope();
  });
