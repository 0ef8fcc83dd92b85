import { ContainerModule } from 'inversify';
import { ClientOffers } from '../../application/ports/client-offers';
import { ClientPoints } from '../../application/ports/client-points';
import { Funds } from '../../application/ports/funds';
import { PlanMigrations } from '../../application/ports/plan-migrations';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { RestClient } from './rest-client';
import { RestClientOffers } from './rest-client-offers';
import { RestClientPoints } from './rest-client-points';
import { RestFunds } from './rest-funds';
import { RestPlanMigrations } from './rest-plan-migrations';

/** The ports over REST that the home asks beside the holdings. */
export const restHomeModule = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ClientPoints)
      .toResolvedValue((client) => new RestClientPoints(client, region), [RestClient])
      .inSingletonScope();
    bind(ClientOffers)
      .toResolvedValue((client) => new RestClientOffers(client), [RestClient])
      .inSingletonScope();
    bind(Funds)
      .toResolvedValue((client) => new RestFunds(client, region), [RestClient])
      .inSingletonScope();
    if (region === 'HK')
      bind(PlanMigrations)
        .toResolvedValue((client) => new RestPlanMigrations(client), [RestClient])
        .inSingletonScope();
  });
