import { and, eq, inArray } from 'drizzle-orm';
import { pausedAtOnce } from '../../domain/regular-plans/running/paused-at-once';
import { today } from '../context/clock';
import type { ServerClock } from '../context/clock';
import type { Database } from '../database/database';
import { accounts } from '../database/schema/clients';
import { regularPlanChanges, regularPlanExecutions, regularPlans } from '../database/schema/regular-plans';
import { dealingCalendars } from '../funds/dealing-calendar';
import type { Actor } from '../orders/books/record-event';
import { loadPlans, lockPlan, toPlanTimeline } from '../regular-plans/stored-plans';

type Deps = { readonly database: Database; readonly clock: ServerClock };

const changeTo = {
  suspended: { kind: 'pause', status: 'SUSPENDED' },
  terminated: { kind: 'end', status: 'TERMINATED' },
} as const;

/**
 * Lets no plan of a client's execute anything more, however near: pauses those that are active or are to be again, ends now
 * those that were to end later, and gives up the debits that were to be tried again. Says which are paused.
 */
export async function pausePlans({ database, clock }: Deps, clientId: string, by: Actor): Promise<readonly string[]> {
  const now = clock.now();
  const paused: string[] = [];
  const own = (await loadPlans(database, eq(accounts.clientId, clientId))).map(({ plan }) => plan.refNo);
  if (own.length === 0) return paused;
  const calendars = await dealingCalendars(database);
  for (const refNo of own) {
    const stored = await lockPlan(database, { clientId, refNo });
    if (stored === undefined) continue;
    const stop = pausedAtOnce(toPlanTimeline(stored), today(clock), calendars(stored));
    if (stop === undefined) continue;
    const { kind, status } = changeTo[stop.status];
    await database
      .insert(regularPlanChanges)
      .values({ refNo, sequence: stored.changes.length, at: now, ...stop, kind, status, ...by });
    await database.update(regularPlans).set({ status, updatedAt: now }).where(eq(regularPlans.refNo, refNo));
    if (status === 'SUSPENDED') paused.push(refNo);
  }
  await database
    .update(regularPlanExecutions)
    .set({ outcome: 'failed', nextTry: null })
    .where(and(inArray(regularPlanExecutions.refNo, own), eq(regularPlanExecutions.outcome, 'retrying')));
  return paused;
}
