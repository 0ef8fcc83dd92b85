import type { CallGroup } from '../wire/serve';
import { clientPlans } from './client-plans';
import { planMigrationOf } from './plan-migration';

/** A client's regular plans over REST, and whether the legacy one may be moved [API-58, API-59, RSP-13]. */
export const regularPlanRoutes: CallGroup = (serve, { database }) => {
  serve('rspPlan', ({ clientId, language }) => clientPlans(database, clientId, language));
  serve('rspMigration', ({ clientId }) => planMigrationOf(database, clientId));
};
