import { ContainerModule } from 'inversify';
import { DividendFunds } from '../../../application/ports/menu/dividend-funds';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { RestClient } from '../rest-client';
import { RestDividendFunds } from './rest-dividend-funds';

/** The port over REST that Taiwan's menu asks. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].ports.servicesInMenu) return;
    bind(DividendFunds)
      .toResolvedValue((client) => new RestDividendFunds(client), [RestClient])
      .inSingletonScope();
  });
