import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlPlanOutcomes } from '../../adapters/graphql/performance/graphql-plan-outcomes';
import { GraphqlRegularPlans } from '../../adapters/graphql/plans/graphql-regular-plans';
import { RestPlanMigrations } from '../../adapters/rest/plans/rest-plan-migrations';
import { RestRegularPlans } from '../../adapters/rest/plans/rest-regular-plans';
import { RestPlanSchedules } from '../../adapters/rest/plans/rest-plan-schedules';
import { RestClient } from '../../adapters/rest/rest-client';
import { PlanMigrations } from '../../application/ports/plans/plan-migrations';
import { RegularPlans } from '../../application/ports/plans/regular-plans';
import { PlanOutcomes } from '../../application/ports/plans/plan-outcomes';
import { PlanSchedules } from '../../application/ports/plans/plan-schedules';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';

/** Regular plans: what they are, what is summed up of them, and the move of the legacy one, where the region has it. */
export const planPorts = ({ region, adapters, extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PlanSchedules)
      .toResolvedValue((client) => new RestPlanSchedules(client), [RestClient])
      .inSingletonScope();
    bind(PlanOutcomes)
      .toResolvedValue((client) => new GraphqlPlanOutcomes(client, extensions.has('plan-outcomes')), [GraphqlClient])
      .inSingletonScope();
    if (!regionFeatures[region].ports.plansAndCash) return;
    if (adapters.regularPlans === 'rest')
      bind(RegularPlans)
        .toResolvedValue((client) => new RestRegularPlans(client), [RestClient])
        .inSingletonScope();
    else
      bind(RegularPlans)
        .toResolvedValue((client) => new GraphqlRegularPlans(client), [GraphqlClient])
        .inSingletonScope();
    bind(PlanMigrations)
      .toResolvedValue((client) => new RestPlanMigrations(client), [RestClient])
      .inSingletonScope();
  });
