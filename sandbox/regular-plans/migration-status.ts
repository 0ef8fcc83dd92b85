import { and, eq, isNull, ne } from 'drizzle-orm';
import type { PlanMigrationAnswer } from '../../contract/rest/home/plan-migration';
import { mayDebit } from '../banking/may-debit';
import { type ServerClock, today } from '../context/clock';
import type { Database } from '../database/database';
import { accounts } from '../database/schema/clients';
import { planMigrations, planMoves, regularPlans } from '../database/schema/regular-plans';

type Deps = { readonly database: Database; readonly clock: ServerClock };

/**
 * Loads whether a client's legacy plans may be moved, with the reason against it: requested already, kept back by the
 * books, or without a bank that the MasterAccount can debit; without such a plan there is nothing to move [RSP-13,
 * API-58, ENUM-03].
 */
export async function loadMigrationStatus({ database, clock }: Deps, clientId: string): Promise<PlanMigrationAnswer> {
  const running = await database
    .select({ refNo: regularPlans.refNo, move: planMoves.refNo })
    .from(regularPlans)
    .innerJoin(accounts, eq(accounts.number, regularPlans.accountNumber))
    .leftJoin(planMoves, and(eq(planMoves.refNo, regularPlans.refNo), isNull(planMoves.movedAt)))
    .where(and(eq(accounts.clientId, clientId), eq(accounts.type, 'MS'), ne(regularPlans.status, 'TERMINATED')));
  if (running.length === 0) return refused([]);
  if (running.some(({ move }) => move !== null)) return { rspMigrationEligible: 'REQUESTED', illegibleReasons: [] };
  const [stored] = await database.select().from(planMigrations).where(eq(planMigrations.clientId, clientId));
  if (stored) return { rspMigrationEligible: stored.eligibility, illegibleReasons: [...stored.reasons] };
  const [master] = await database
    .select({ number: accounts.number })
    .from(accounts)
    .where(and(eq(accounts.clientId, clientId), ne(accounts.type, 'MS')));
  const isPaid = master !== undefined && (await mayDebit(database, master.number, today(clock)));
  return isPaid ? { rspMigrationEligible: 'ELIGIBLE', illegibleReasons: [] } : refused(['NO_BANK']);
}

const refused = (reasons: string[]): PlanMigrationAnswer => ({
  rspMigrationEligible: 'NOT_ELIGIBLE',
  illegibleReasons: reasons,
});
