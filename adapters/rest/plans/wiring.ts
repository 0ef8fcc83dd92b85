import { ContainerModule } from 'inversify';
import { PlanSchedules } from '../../../application/ports/plans/plan-schedules';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { RestClient } from '../rest-client';
import { RestPlanSchedules } from './rest-plan-schedules';

/** The port over REST behind the page of the regular plans, where a region has them. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].ports.plansAndCash) return;
    bind(PlanSchedules)
      .toResolvedValue((client) => new RestPlanSchedules(client), [RestClient])
      .inSingletonScope();
  });
