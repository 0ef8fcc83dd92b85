import { ContainerModule } from 'inversify';
import { ClientPoints } from '../../../application/ports/home/client-points';
import { PlanMigrations } from '../../../application/ports/home/plan-migrations';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { RestClient } from '../rest-client';
import { RestClientPoints } from './rest-client-points';
import { RestPlanMigrations } from './rest-plan-migrations';

/** The ports over REST behind the summaries that stand beside the holdings. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ClientPoints)
      .toResolvedValue((client) => new RestClientPoints(client, region), [RestClient])
      .inSingletonScope();
    if (regionFeatures[region].ports.plansAndCash)
      bind(PlanMigrations)
        .toResolvedValue((client) => new RestPlanMigrations(client), [RestClient])
        .inSingletonScope();
  });
