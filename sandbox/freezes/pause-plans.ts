import { and, eq } from 'drizzle-orm';
import { pausedAtOnce } from '../../domain/regular-plans/running/paused-at-once';
import { latestTerms } from '../../domain/regular-plans/plan-terms';
import { today } from '../context/clock';
import type { ServerClock } from '../context/clock';
import type { Database } from '../database/database';
import { accounts } from '../database/schema/clients';
import { regularPlanChanges, regularPlanExecutions, regularPlans } from '../database/schema/regular-plans';
import { dealingCalendars } from '../funds/dealing-calendar';
import type { Actor } from '../orders/books/record-event';
import { loadPlans, lockPlan, toPlanTimeline } from '../regular-plans/stored-plans';

type Deps = { readonly database: Database; readonly clock: ServerClock };

/** Pauses a client's active plans from their next execution on, however near, and gives up the debits that were to be tried again; says which. */
export async function pausePlans({ database, clock }: Deps, clientId: string, by: Actor): Promise<readonly string[]> {
  const now = clock.now();
  const paused: string[] = [];
  const own = await loadPlans(database, and(eq(accounts.clientId, clientId), eq(regularPlans.status, 'ACTIVE')));
  if (own.length === 0) return paused;
  const calendars = await dealingCalendars(database);
  for (const { plan } of own) {
    const { refNo } = plan;
    const stored = await lockPlan(database, { clientId, refNo });
    if (stored === undefined) continue;
    const timeline = toPlanTimeline(stored);
    const from = pausedAtOnce(timeline, today(clock), calendars(stored));
    if (latestTerms(timeline.changes)?.status !== 'active' || from === undefined) continue;
    const change = { refNo, sequence: stored.changes.length, kind: 'pause', status: 'SUSPENDED', at: now } as const;
    await database.insert(regularPlanChanges).values({ ...change, ...from, ...by });
    await database
      .update(regularPlans)
      .set({ status: 'SUSPENDED', updatedAt: now })
      .where(eq(regularPlans.refNo, refNo));
    await database
      .update(regularPlanExecutions)
      .set({ outcome: 'failed', nextTry: null })
      .where(and(eq(regularPlanExecutions.refNo, refNo), eq(regularPlanExecutions.outcome, 'retrying')));
    paused.push(refNo);
  }
  return paused;
}
