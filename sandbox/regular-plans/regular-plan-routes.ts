import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/clients';
import { dealingCalendars } from '../funds/dealing-calendar';
import { acceptedTextsOptions } from '../wire/accepted-texts-options';
import type { CallGroup } from '../wire/serve';
import { changePlan } from './change-plan';
import { clientPlans } from './client-plans';
import { loadMigrationStatus } from './migration-status';
import { loadPlans } from './stored-plans';
import { wireSchedule } from './plan-schedules';

/** A client's regular plans over REST, their changes, and whether the legacy one may be moved [API-58, API-59, RSP-09, RSP-13]. */
export const regularPlanRoutes: CallGroup = (serve, context) => {
  const { database, clock } = context;
  serve('rspPlan', ({ clientId, language }) => clientPlans(database, clientId, language));
  serve('rspMigration', ({ clientId }) => loadMigrationStatus(context, clientId));
  serve('planSchedules', async ({ clientId, language }) => {
    const stored = await loadPlans(database, eq(accounts.clientId, clientId));
    const calendars = await dealingCalendars(database);
    return stored.map((one) => wireSchedule(one, { clock, calendar: calendars(one), language }));
  });
  serve(
    'changePlan',
    ({ session, clientId, language, body, headers }) =>
      changePlan(context, { session, clientId, language, body, key: headers['idempotency-key'] }),
    acceptedTextsOptions,
  );
};
