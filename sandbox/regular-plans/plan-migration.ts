import { eq } from 'drizzle-orm';
import type { PlanMigrationAnswer } from '../../adapters/rest/contract/home/plan-migration';
import type { Database } from '../database/database';
import { accounts } from '../database/schema/clients';
import { planMigrations } from '../database/schema/regular-plans';

/** Whether a client's legacy plans may be moved, and why not; without a plan account there is nothing to move [RSP-13, API-58]. */
export async function planMigrationOf(database: Database, clientId: string): Promise<PlanMigrationAnswer> {
  const owned = await database.select().from(accounts).where(eq(accounts.clientId, clientId));
  const [kept] = await database.select().from(planMigrations).where(eq(planMigrations.clientId, clientId));
  if (!owned.some(({ type }) => type === 'MS')) return { rspMigrationEligible: 'NOT_ELIGIBLE', illegibleReasons: [] };
  return { rspMigrationEligible: kept?.eligibility ?? 'ELIGIBLE', illegibleReasons: [...(kept?.reasons ?? [])] };
}
