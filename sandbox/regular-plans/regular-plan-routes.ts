import type { PlanMigrationAnswer } from '../../adapters/rest/contract/plan-migration';
import { languageOf } from '../content/localised';
import type { RouteGroup } from '../server/app';
import { requireSession } from '../sessions/current-session';
import { clientPlans } from './client-plans';
import { planMigrationOf } from './plan-migration';

/** Hong Kong's regular plans over REST, and whether the legacy one may be moved [API-58, API-59, RSP-13]. */
export const regularPlanRoutes: RouteGroup = (app, surroundings) => {
  const { region, database } = surroundings;

  app.get('/rspPlan', async (request) => {
    const { clientId } = await requireSession(request, surroundings);
    return clientPlans(database, clientId, languageOf(request, region));
  });

  app.get('/rspMigration', async (request): Promise<PlanMigrationAnswer> => {
    const { clientId } = await requireSession(request, surroundings);
    return planMigrationOf(database, clientId);
  });
};
