import { ContainerModule } from 'inversify';
import { PlanSchedules } from '../../../application/ports/plans/plan-schedules';
import { RestClient } from '../rest-client';
import { RestPlanSchedules } from './rest-plan-schedules';

/** The port over REST behind the pages of the regular plans. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PlanSchedules)
      .toResolvedValue((client) => new RestPlanSchedules(client), [RestClient])
      .inSingletonScope();
  });
