import { and, eq, isNull } from 'drizzle-orm';
import { toText } from '../../domain/money/decimal';
import { executionInstant } from '../../domain/regular-plans/days/plan-executions';
import { planAfterMove } from '../../domain/regular-plans/changing/plan-move';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { accounts } from '../database/schema/clients';
import { planMoves, regularPlanChanges, regularPlans } from '../database/schema/regular-plans';
import { mailPlanMoved } from './mail-plans';
import { newPlanNumber } from './plan-number';
import { toPlanTimeline, lockPlan } from './stored-plans';

type Deps = Pick<ServerContext, 'clock' | 'configuration'> & { readonly database: Database };
type Named = { readonly refNo: string; readonly clientId: string };

/** The moves of legacy plans whose day has come, and those still to come [RSP-05, RSP-12]. */
export async function openMoves(database: Database): Promise<readonly (Named & { readonly movesOn: string })[]> {
  return database
    .select({ refNo: planMoves.refNo, clientId: accounts.clientId, movesOn: planMoves.movesOn })
    .from(planMoves)
    .innerJoin(regularPlans, eq(regularPlans.refNo, planMoves.refNo))
    .innerJoin(accounts, eq(accounts.number, regularPlans.accountNumber))
    .where(isNull(planMoves.movedAt));
}

/** Returns true if a move is due. */
export const isMoveDue = (movesOn: string, now: Date): boolean =>
  Date.parse(executionInstant(movesOn)) <= now.getTime();

/**
 * Ends a legacy plan and puts an eScheduler plan in its place, in the transaction that it is given, which holds the client's
 * accounts: both plans, what happened to each, and the e-mail. A plan that has ended meanwhile isn't moved; nor is any twice
 * [RSP-05, RSP-12].
 */
export async function movePlan({ database, clock, configuration }: Deps, { refNo, clientId }: Named): Promise<void> {
  const stored = await lockPlan(database, { refNo, clientId });
  const move = stored?.move;
  // Another process may have done it meanwhile.
  if (!stored || !move || move.movedAt !== null || !isMoveDue(move.movesOn, clock.now())) return;
  const at = new Date(executionInstant(move.movesOn));
  const after = planAfterMove(toPlanTimeline(stored), move)?.changes[0];
  if (!after?.amount) {
    await database.update(planMoves).set({ movedAt: at }).where(eq(planMoves.refNo, refNo));
    return;
  }
  const movedTo = newPlanNumber();
  const accountNumber = await masterAccountOf(database, clientId);
  const { fundId, currency, frequency, paidFrom } = stored.plan;
  const stated = {
    amount: toText(after.amount),
    days: [move.dayOfMonth],
    status: after.status === 'active' ? ('ACTIVE' as const) : ('SUSPENDED' as const),
  };
  await database.insert(regularPlans).values({
    refNo: movedTo,
    accountNumber,
    fundId,
    currency,
    frequency,
    paidFrom,
    updatedAt: at,
    ...stated,
  });
  await database.insert(regularPlanChanges).values([
    { refNo: movedTo, sequence: 0, kind: 'start', fromMonth: move.fromMonth, at, actor: 'desk', ...stated },
    {
      refNo,
      sequence: stored.changes.length,
      kind: 'end',
      fromMonth: move.fromMonth,
      at,
      actor: 'desk',
      status: 'TERMINATED',
    },
  ]);
  await database.update(regularPlans).set({ status: 'TERMINATED', updatedAt: at }).where(eq(regularPlans.refNo, refNo));
  await database.update(planMoves).set({ movedAt: at, movedTo }).where(eq(planMoves.refNo, refNo));
  const into = await lockPlan(database, { refNo: movedTo, clientId });
  if (into === undefined) throw new Error(`plan ${movedTo} went away while it took the place of ${refNo}`);
  const mail = { database, environment: configuration.environment };
  await mailPlanMoved(mail, { stored, into, fromMonth: move.fromMonth, sentAt: clock.now() });
}

/** The client's MasterAccount; whoever asks for a move has one. */
async function masterAccountOf(database: Database, clientId: string): Promise<string> {
  const [master] = await database
    .select({ number: accounts.number })
    .from(accounts)
    .where(and(eq(accounts.clientId, clientId), eq(accounts.type, 'MA')));
  if (master === undefined) throw new Error(`client ${clientId} has no MasterAccount to move a plan to`);
  return master.number;
}
